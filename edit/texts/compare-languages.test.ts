import { expect, test } from 'vitest';
import { compareLanguages } from './compare-languages.ts';

const english =
  '---\ntitle: A good title\ndate: 2026-01-15\ntopics: [costs]\n---\n\nSome words.\n\n{chart.sharedDay}';
const spanish = english.replace('A good title', 'Un buen título').replace('Some words', 'Unas palabras');
const compare = (one: string, other: string) =>
  compareLanguages('insights/costs', [
    { language: 'English', text: one },
    { language: 'Español', text: other },
  ]);

test('a translation with the same dates and topics needs no advice', () => {
  expect(compare(english, spanish)).toEqual([]);
  expect(compareLanguages('insights/costs', [{ language: 'English', text: english }])).toEqual([]);
  expect(compare(english, 'Half a text')).toContain(
    '“Date” differs between the languages: 2026-01-15 in English, none in Español.',
  );
});

test('a date that one language has alone is noticed', () => {
  expect(compare(english, spanish.replace('2026-01-15', '2026-02-01'))).toEqual([
    '“Date” differs between the languages: 2026-01-15 in English, 2026-02-01 in Español.',
  ]);
  expect(compare(english, spanish.replace('topics: [costs]', 'updated: 2026-02-01'))).toHaveLength(2);
});

test('what is still to be translated is noticed', () => {
  expect(compare(english, english)).toEqual([
    '2 texts are the same in English and Español, such as “A good title”: still to be translated?',
  ]);
});
