import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { eachCopy } from '#test/content/each-copy.ts';
import { typed } from '#test/content/typed.ts';
import { createActions } from '../server/actions.ts';

const source = `---
title: A title
description: A description.
date: 2026-01-15
---

One paragraph.

Another paragraph.
`;
const spanish = source.replace('A title', 'Un título');
const file = 'en/insights/first.md';
const name = 'insights/first';

const [copy, actions] = eachCopy((copy) => {
  copy.write(file, source);
  copy.write('es/insights/first.md', spanish);
  copy.write('es/insights/solo.md', spanish.replace('date:', 'draft: true\ndate:'));
  return createActions(copy.root);
});

const preview = (text: string) =>
  actions.preview({
    name,
    texts: [
      { locale: 'en', values: typed(name, text) },
      { locale: 'es', values: typed(name, spanish) },
    ],
  });

test('articles are listed with the languages that have them, and their state', () => {
  expect(actions.texts().texts).toEqual([
    { name, title: 'A title', languages: ['English', 'Español'] },
    { name: 'insights/solo', title: 'Un título', languages: ['Español'], state: 'Draft' },
  ]);
  const { texts, saved, hashes } = actions.text({ name: 'insights/solo' });
  expect(
    texts.map(({ locale, isThere }) => [locale, isThere, saved[`insights/solo:title|${locale}`]]),
  ).toEqual([
    ['en', false, undefined],
    ['es', true, 'Un título'],
  ]);
  expect(hashes['en/insights/solo.md']).toBe('');
  copy.write(file, source.replace('2026-01-15', '2999-12-03'));
  const state = 'From 3 December 2999 in English, On the site in Español';
  expect(actions.texts().texts[0]).toMatchObject({ name, state });
});

test('a preview has the state of the unsaved text, and says where the languages differ', async () => {
  const text = source.replace('date:', 'until: 2999-12-03\ndate:');
  const { state, advice } = await preview(text);
  expect(state).toBe('Until 3 December 2999');
  expect(advice.join()).toContain('“Last day” differs between the languages');
});

test('changes are reported paragraph by paragraph', async () => {
  copy.write(file, source.replace('Another', 'A changed').replace('A title', 'A new title'));
  const { changes } = await actions.review();
  expect(changes).toMatchObject([
    {
      page: 'Article: A new title',
      label: 'Title',
      language: 'English',
      before: 'A title',
      after: 'A new title',
    },
    { label: 'Text 2', before: 'Another paragraph.', after: 'A changed paragraph.' },
  ]);
});

test('a preview fills in figures, disables links and reports mistakes', async () => {
  const text = `${source}\n## More of {claims.projects}\n\n[Home](/) <b>bold</b>\n`;
  const drawn = await preview(text);
  expect(drawn).toMatchObject({ title: 'A title', description: 'A description.' });
  expect(drawn.html).toMatch(/<h2 id="[^"]+">More of [\d,]+<\/h2>/);
  expect(drawn.html).not.toMatch(/href|<b>/);
  // Lines are those of the body, which is all that the owner sees.
  expect(drawn.mistakes).toMatchObject([{ line: 7 }, { reason: expect.stringMatching(/^<\/b> is HTML/) }]);
});

const proof = (name: string) => readFileSync(`test/sites/meridian/proof/${name}.yaml`, 'utf8');

const own = () => actions.fields().fields.filter(({ file }) => file === 'people' || file === 'quotes');

test('people and quotes, by their written names, are among the fields, where their files exist', () => {
  expect(own()).toEqual([]);
  const people = proof('people')
    .replace(/ +portrait.*\n/, '')
    .replace('Ana Mora', 'Ana Morań');
  copy.write('people.yaml', people);
  copy.write('quotes.yaml', proof('quotes'));
  const labels = own().map(({ page, label }) => `${page}: ${label}`);
  expect(labels).toContain('People: Ana Morań › Role › Español');
  expect(labels).toContain('Quotes: Finn Grove › Permission');
});

test('a text whose keys cannot be read is not opened, and says where to correct it', () => {
  copy.write(file, source.replace('title: A', "title: 'A"));
  expect(() => actions.text({ name })).toThrow(/^Article: First, English: line .*files to correct\.$/);
});
