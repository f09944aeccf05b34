import { expect, test } from 'vitest';
import { eachCopy } from '#test/content/each-copy.ts';
import { allDocuments } from '../documents/documents.ts';
import { frameOf } from '../documents/page-data.ts';
import { mistakesInWords } from '../reading/mistakes.ts';
import { source as meridian } from '#test/sites/meridian.ts';
import { loadSite } from '../site.ts';
import { readSource } from '../source.ts';
import { stateOf, takenDown } from './held-back.ts';
import { describeTimetable, endedAddresses, nextDue } from './timetable.ts';

const [copy] = eachCopy();
const today = '2026-11-26';

/** Writes an article, or another text, with its slug as its title. */
const write = (slug: string, keys: Record<string, string> = {}, body?: string, folder = 'en/insights') =>
  copy.writeText(`${folder}/${slug}`, { title: slug, ...keys }, body);

const siteOn = (day: string, showsAll = false) => loadSite(copy.root, { day, showsAll });
const titlesOn = (day: string, showsAll?: boolean) =>
  siteOn(day, showsAll).languages.en.texts.insights.map(({ title }) => title);

test.each<[Record<string, string>, string | undefined, boolean]>([
  [{ draft: 'true' }, 'Draft', false],
  [{ draft: 'false' }, undefined, true],
  [{ date: '2026-11-26' }, undefined, true],
  [{ date: '2026-11-27' }, 'From 27 November 2026', false],
  [{ until: '2026-11-26' }, 'Until 26 November 2026', true],
  [{ until: '2026-11-25' }, 'Until 25 November 2026', false],
  [{ date: '2026-11-27', until: '2026-12-01' }, 'From 27 November 2026, until 1 December 2026', false],
])('an article with %o has the state %s', (keys, state, isThere) => {
  write('one', keys);
  expect(copy.mistakes()).toBe('no mistake');
  expect(titlesOn(today)).toEqual(isThere ? ['one'] : []);
  expect(titlesOn(today, true)).toEqual(['one']);
  expect(
    siteOn(today)
      .source.language('en')
      .entries.map((each) => stateOf(each, today)),
  ).toEqual([state]);
});

test.each([
  [{ draft: true }, /^It is online now: .* until it is no draft any more\.$/],
  [{ date: '2026-12-03' }, /^It is online now: .* until 3 December 2026\.$/],
  [{ until: '2026-11-25' }, /^It is online now: .* visitors do not find it\.$/],
  [{ date: '2026-11-25', until: '2026-12-03' }, /^$/],
])('of a text that is online, publishing it with %o says %s', (next, said) => {
  expect(takenDown({ date: '2026-01-15' }, next, today) ?? '').toMatch(said);
  expect(takenDown({ draft: true }, next, today)).toBeUndefined();
});

test('what is held back has no document, nor has a list of nothing else', () => {
  write('one', { draft: 'true' });
  const addresses = (all: boolean) => allDocuments(siteOn(today, all)).map(({ address }) => address);
  expect(addresses(true)).toEqual(expect.arrayContaining(['/insights', '/insights/one']));
  expect(addresses(false).filter((each) => each.includes('insights'))).toEqual([]);
  expect(JSON.stringify(frameOf(siteOn(today), 'en').menus)).not.toContain('insights');
});

const lastLinksOn = (day: string) => {
  const { header, quickLinks } = frameOf(siteOn(day), 'en').menus;
  return [header.at(-1)?.name, quickLinks.at(-1)?.name];
};

test('a menu leaves out a page while it is held back, and names it by its title', () => {
  write('winter', { title: 'Winter', lead: 'What.', date: '2026-11-27' }, 'Text.', 'en/pages');
  copy.above('site.yaml', 'siteUrl', 'menus: {quickLinks: [home, winter], header: [winter]}');
  expect(mistakesOn(today)).toBe('');
  expect(lastLinksOn(today)).not.toContain('Winter');
  expect(lastLinksOn('2026-11-27')).toEqual(['Winter', 'Winter']);
});

test('a translation that is held back is not linked', () => {
  write('one');
  write('one', { draft: 'true' }, 'Texto.', 'es/insights');
  const first = allDocuments(siteOn(today)).find(({ address }) => address === '/insights/one');
  expect(first).toMatchObject({ translations: { en: '/insights/one' } });
  expect(first).not.toHaveProperty('translations.es');
});

test('the build says what it held back, and when the next text is due', () => {
  write('one', { draft: 'true' });
  write('two', { date: '2026-12-24' });
  write('three', { until: '2026-12-02' });
  write('four');
  const said = describeTimetable(siteOn(today).source);
  expect(said.slice(0, 2)).toEqual([
    'Held back: content/en/insights/one.md (Draft)',
    'Held back: content/en/insights/two.md (From 24 December 2026)',
  ]);
  // The day after its last day.
  expect(said.slice(2).join()).toContain('3 December 2026');
  expect(nextDue(siteOn('2026-12-24').source)).toBeUndefined();
  expect(describeTimetable(meridian)).toEqual([]);
});

test('an address leads elsewhere after its last day', () => {
  write('one', { until: today, movedTo: '/services' });
  expect(copy.mistakes()).toBe('no mistake');
  expect(endedAddresses(siteOn(today).source)).toEqual({});
  expect(endedAddresses(siteOn('2026-11-27').source)).toEqual({ '/insights/one': '/services' });
});

function mistakesOn(day: string): string {
  return mistakesInWords(readSource(copy.root, { day }).mistakes);
}

// What is refused is in test/content/text-mistake-rows.ts.
test.each<[string, Record<string, string>, Record<string, string>]>([
  ['a text of the same day', { date: '2026-12-03' }, { date: '2026-12-03' }],
  ['a text that moves on', {}, { until: '2026-11-03', movedTo: '/services' }],
  ['a draft, from a text that has ended', { until: '2026-11-03' }, { draft: 'true' }],
])('a link to %s is accepted', (_, keys, target) => {
  write('one', keys, 'To [the other](/insights/other).');
  write('other', target);
  expect(mistakesOn(today)).toBe('');
});
