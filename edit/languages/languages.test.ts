/** A language is added, or taken out with all that is its own, and Undo brings every byte back, also in the next session. */
import { readdirSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { eachCopy } from '#test/content/each-copy.ts';
import type { Asked } from '../changes/asked.ts';
import { createActions } from '../server/actions.ts';
import { newLanguages } from './new-languages.ts';

const [copy] = eachCopy((copy) => {
  copy.addStories();
  copy.write('es/stories/solo.md', copy.read('es/stories/parcels.md'));
  copy.change('figures.yaml', (text) =>
    text.replace(/^  parcels:\n(?: {4}.*\n)+/m, (own) => own + own.replace('parcels', 'solo')),
  );
  for (const slug of ['dos', 'uno'])
    copy.write(
      `es/pages/${slug}.md`,
      `---\ntitle: La página ${slug}\nlead: Algo.\ndescription: Lo que dice.\n---\n\nTexto.\n`,
    );
  copy.above('site.yaml', 'siteUrl', 'menus: { quickLinks: [dos, uno, plan], header: [uno, dos] }');
  copy.write('moved.yaml', '/viejo: /es/about\n/old: /about\n');
  const solo =
    '{ text: { es: Una. }, name: Eva, role: { es: Jefa }, company: Duna, permission: 2025-01-15, pages: [home] }';
  copy.change('quotes.yaml', (text) => `${text}  solo: ${solo}\n`);
});

const all = () => {
  const names = readdirSync(copy.full(''), { recursive: true, encoding: 'utf8' }).toSorted();
  return names.map((name) => [name, statSync(copy.full(name)).isFile() && copy.read(name)]);
};

const german: Asked = { do: 'addLanguage', code: 'de', territory: 'AT' };
const save = (asked: Asked) => createActions(copy.root).save({ edits: [asked], hashes: {}, title: '' });

test.each(['de', 'fr', 'it', 'ja', 'nl', 'pl', 'pt', 'sv'])('%s is offered', (code) => {
  expect(newLanguages.map(({ value }) => value)).toContain(code);
});

test('a text of its own keeps a language from Undo, and an old address keeps one out', () => {
  copy.change('languages.json', (text) => `\uFEFF${text}`);
  copy.write('moved.yaml', '/de/about: /plan\n');
  expect(() => save(german)).toThrow('/de/about leads elsewhere');
  copy.write('moved.yaml', '/old: /about\n');
  save(german);
  // The editor starts anew in a moment, and this one knows nothing of the language.
  expect(() => save({ do: 'addLanguage', code: 'et', territory: 'EE' })).toThrow('is starting anew');
  copy.write('de/insights/eins.md', '');
  expect(createActions(copy.root).undo()).toMatchObject({ files: [] });
});

test('a language comes and leaves with its folder and its texts beside others', () => {
  const before = all();
  expect(save(german)).toMatchObject({ state: 'saved' });
  expect(parse(copy.read('quotes.yaml'))).toHaveProperty('title.de', 'What clients say');
  expect(JSON.parse(copy.read('languages.json'))).toMatchObject({ de: { territory: 'AT', draft: true } });
  createActions(copy.root).undo();
  expect(all()).toEqual(before);
  expect(save({ do: 'removeLanguage', code: 'es' })).toMatchObject({ state: 'saved' });
  expect(readdirSync(copy.full(''))).not.toContain('es');
  // The editor, which is about to start anew, misses no file meanwhile.
  expect(createActions(copy.root).mistakes().files).toEqual([]);
  expect(JSON.parse(copy.read('languages.json'))).toEqual({ en: expect.anything() });
  expect(copy.read('moved.yaml')).toBe('/old: /about\n');
  expect(parse(copy.read('site.yaml'))).toHaveProperty('menus', { quickLinks: ['plan'] });
  expect(parse(copy.read('figures.yaml'))).not.toHaveProperty('stories.solo');
  expect(copy.read('quotes.yaml')).not.toMatch(/\bes:/);
  expect(createActions(copy.root).undo()).toMatchObject({ state: 'saved' });
  expect(all()).toEqual(before);
  expect(createActions(copy.root).undo()).toMatchObject({ files: [] });
  expect(() => save({ do: 'removeLanguage', code: 'en' })).toThrow('at the root');
});
