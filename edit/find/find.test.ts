import { expect, test } from 'vitest';
import { eachCopy } from '#test/content/each-copy.ts';
import { createActions } from '../server/actions.ts';
import { occurrences, proseIn, replaceIn } from './search.ts';

const file = 'en/insights/long-name.md';
const article = `---
title: From Rio Grande on
description: About Rio Grande, at length.
date: 2026-01-15
---

Long ago, Rio
Grande was far. See [the Rio Grande page](/about "Rio Grande"), or \`Rio Grande\`.

> They said Rio
> Grande, and left.

\`\`\`
Rio Grande
\`\`\`

Write to rio-grande@example.org. Riograndense is another word, and RIO GRANDE loud.
`;

const [copy, actions] = eachCopy((copy) => {
  copy.write(file, article);
  copy.put('en/about.yaml', 'lead', '>-\n  We are in Rio\n  Grande. Not far from {offices.lisbon.city}.');
  return createActions(copy.root);
});

const search = { text: 'rio  grande', matchesCase: false, wholeWords: false };
const found = (own: Partial<typeof search> = {}) => actions.find({ ...search, ...own });

test('a name is found across line breaks, in its sentence, and not in code, addresses or figures', () => {
  const { places, count } = found();
  expect(places.map(({ label, before, found: own, after }) => [label, before, own, after])).toEqual([
    ['Lead', 'We are in ', 'Rio Grande', '.'],
    ['Title', 'From ', 'Rio Grande', ' on'],
    ['Description', 'About ', 'Rio Grande', ', at length.'],
    ['Text', 'Long ago, ', 'Rio Grande', ' was far.'],
    ['Text', 'See [the ', 'Rio Grande', ' page](/about "Rio Grande"), or `Rio Grande`.'],
    ['Text', '> They said ', 'Rio > Grande', ', and left.'],
    ['Text', 'Riograndense is another word, and ', 'RIO GRANDE', ' loud.'],
  ]);
  expect(count).toBe(7);
  expect(found({ matchesCase: true, text: 'Rio Grande' }).count).toBe(6);
  expect(found({ text: 'rio gran' }).count).toBe(7);
  expect(found({ text: 'rio gran', wholeWords: true }).count).toBe(0);
  expect(found({ text: 'offices.lisbon' }).count).toBe(0);
  expect(found({ text: 'nearshoreHours' }).count).toBe(0);
  expect(actions.find({ ...search, text: 'europe/lisbon' }).places).toMatchObject([{ isWords: false }]);
});

test('of a picture, the words are searched, and not the signs', () => {
  const picture = '![By the sea](by-the-sea.jpg)';
  const found = ['![', 'By the'].map((text) => occurrences({ ...search, text }, picture, proseIn(picture)));
  expect(found.map((all) => all.length)).toEqual([0, 1]);
});

test('what is chosen is replaced in one step', async () => {
  const { places, hashes } = found();
  const ids = places.filter((place) => place.found !== 'RIO GRANDE').map(({ id }) => id);
  const outcome = actions.replace({ search, by: '- ~Rio_*', ids, hashes });
  expect(outcome).toMatchObject({ state: 'saved', files: ['en/about.yaml', file] });
  expect(await actions.state()).toMatchObject({ undo: 'Replace “rio  grande” with “- ~Rio_*”' });
  expect(copy.read(file)).toBe(
    article
      .replaceAll(/(From|About) Rio Grande/g, '$1 - ~Rio_*')
      .replace('Rio\nGrande was', String.raw`\- \~Rio\_\* was`)
      .replace('Rio Grande page', String.raw`\- \~Rio\_\* page`)
      .replace('Rio\n> Grande', String.raw`\- \~Rio\_\*`),
  );
  expect(copy.read('en/about.yaml')).toContain('We are in - ~Rio_*.');
});

test.each([
  ['Teams in Rio work live.', 'Teams in work live.'],
  ['Teams in Rio, and here.', 'Teams in, and here.'],
  ['Lima, Rio, and Bern.', 'Lima, and Bern.'],
  ['Lima, Rio. Bern', 'Lima. Bern'],
  ['Rio, then Bern', 'then Bern'],
  ['Far. Rio, then Bern', 'Far. then Bern'],
  ['From Bern to Rio', 'From Bern to'],
  ['From Bern, Rio\n', 'From Bern\n'],
  ['Bern\nRio Lima', 'Bern\nLima'],
  ['Bern\nRio\nLima', 'Bern\nLima'],
  ['- Rio\n- Rio Lima\n- Rio, Lima\n', '-\n- Lima\n- Lima\n'],
  ['Bern\n\nRio.\n\n> Rio Lima. Rio!\n', 'Bern\n\n> Lima.\n'],
  ['| Rio | Lima Rio | Rio, Lima |', '| | Lima | Lima |'],
  ['Rioja, pre-Rio, (Rio)', 'ja, pre-, ()'],
])('what is taken out of %j leaves no gap: %j', (text, left) => {
  const all = occurrences({ text: 'Rio', matchesCase: true, wholeWords: false }, text);
  expect(replaceIn(text, all, '')).toBe(left);
});

test('nothing is replaced in a file that has changed since, nor at places of another search', () => {
  const { places, hashes } = found();
  copy.write(file, article.replace('loud', 'louder'));
  const asked = { search, by: 'Rio', ids: places.map(({ id }) => id), hashes };
  expect(actions.replace(asked)).toMatchObject({ state: 'changed', files: [file] });
  const other = { ...asked, search: { ...search, text: 'rio grand' } };
  expect(() => actions.replace(other)).toThrow('places of another search');
});
