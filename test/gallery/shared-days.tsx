/** The chart of two working days, for pairs of hours that no site has at once. */
import { MemoryRouter } from 'react-router';
import languages from 'virtual:languages';
// oxlint-disable-next-line tests/owners-content -- the gallery has the content of the tests in its place
import facts from '#content/site.yaml';
import { SharedDay } from '#app/layout/shared-day/shared-day.tsx';
import { SiteContext } from '#app/layout/site-context.ts';
import { defaultLocale } from '#packages/site/locales.ts';
import type { Examples } from './components.tsx';

type Hours = readonly [timeZone: string, opens: string, closes: string];

const { files, ...frame } = await languages.en();
const { default: home } = await files.home();

type Words = typeof home.sharedDay;
// Longer than most. Only the schema makes texts with slots.
const words: Words = {
  ...home.sharedDay,
  shared: 'Both offices are open for [hours] hours, every day' as Words['shared'],
  sharedShort: 'Open together: [hours] hours' as Words['sharedShort'],
};
const office = {
  city: 'San Francisco, CA',
  name: 'San Francisco',
  role: '',
  work: 'meeting and advising clients',
};

/** The chart of two offices, in `article` to have the width of a page. */
function chartOf(delivery: Hours, client: Hours) {
  const offices = Object.entries(facts.offices).map(([key, facts]) => {
    const [timeZone, opens, closes] = facts.side === 'delivery' ? delivery : client;
    return [key, { ...facts, timeZone, opens, closes }] as const;
  });
  const names = offices.map(([key]) => [key, office] as const);
  const ui = { ...frame.ui, offices: Object.fromEntries(names) };
  return (
    <MemoryRouter>
      <SiteContext
        value={{ ...facts, ...frame, ui, offices: Object.fromEntries(offices), locale: defaultLocale }}
      >
        <article className="wrap">
          <SharedDay words={words} />
        </article>
      </SiteContext>
    </MemoryRouter>
  );
}

const costa = 'America/Costa_Rica';
const pacific = 'America/Los_Angeles';

export const sharedDays: Examples = {
  'most of the day': chartOf([costa, '09:00', '18:00'], [pacific, '09:00', '18:00']),
  'five and a half hours': chartOf([costa, '07:00', '16:00'], [pacific, '08:30', '17:30']),
  'half an hour': chartOf([costa, '06:00', '11:00'], [pacific, '08:30', '17:00']),
  'all of the day': chartOf([costa, '08:30', '17:30'], [costa, '08:30', '17:30']),
  'one day within the other': chartOf([costa, '06:00', '20:00'], [pacific, '10:00', '11:30']),
  'nothing, on one day': chartOf(['Asia/Kathmandu', '09:15', '18:15'], [pacific, '08:00', '16:00']),
  'nothing, between an hour and a night': chartOf(
    [costa, '09:00', '09:30'],
    ['Asia/Tokyo', '00:00', '08:00'],
  ),
  'from midnight to midnight': chartOf([costa, '00:00', '23:59'], ['Australia/Sydney', '00:00', '23:59']),
};
