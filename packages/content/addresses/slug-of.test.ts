import { assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { isSlug, slugOf } from './slug-of.ts';

test.each([
  ['What’s new in 2026?', 'whats-new-in-2026'],
  ['  Cómo la señora   añadió «más» ', 'como-la-senora-anadio-mas'],
  ['Łódź, Đà Nẵng, Kırşehir', 'lodz-da-nang-kirsehir'],
  ['GROẞE Straße, Ærø, ÞÓRSHÖFN, ŒUVRE', 'grosse-strasse-aero-thorshofn-oeuvre'],
  ['C# & Go – a_b', 'c-go-a-b'],
  ['漢字', ''],
  ['long '.repeat(30), 'long-'.repeat(20).slice(0, -1)],
  ['longer '.repeat(30), 'longer-'.repeat(14).slice(0, -1)],
  ['o'.repeat(101), 'o'.repeat(100)],
])('the slug of %s is %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

test('the slug of any title is empty, or a name unless that is reserved', () => {
  expect(['24-7', '2026'].map(isSlug)).toEqual([true, false]);
  assert(
    property(string({ unit: 'grapheme', maxLength: 12 }), (title) => {
      expect(isSlug(`x${slugOf(title)}`)).toBe(true);
    }),
    { examples: [['con']] },
  );
});
