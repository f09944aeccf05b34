import samples from 'virtual:gallery-samples';
import type { Examples } from '#app/gallery/examples.ts';
import { SampleSite } from '#app/layout/sample-site.tsx';
import { SharedDay } from './shared-day.tsx';

type Hours = readonly [timeZone: string, opens: string, closes: string];

type Words = typeof samples.sharedDay;
// Longer than most. Only the schema makes texts with slots.
/* oxlint-disable typescript/no-unsafe-type-assertion */
const words: Words = {
  ...samples.sharedDay,
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
  const offices = Object.entries(samples.site.offices).map(([key, facts]) => {
    const [timeZone, opens, closes] = facts.side === 'delivery' ? delivery : client;
    return [key, { ...facts, timeZone, opens, closes }] as const;
  });
  const names = offices.map(([key]) => [key, office] as const);
  const ui = { ...samples.site.ui, offices: Object.fromEntries(names) };
  return (
    <SampleSite changes={{ offices: Object.fromEntries(offices), ui }}>
      <article className="wrap">
        <SharedDay words={words} />
      </article>
    </SampleSite>
  );
}

const costa = 'America/Costa_Rica';
const pacific = 'America/Los_Angeles';

export const examples: Examples = {
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
