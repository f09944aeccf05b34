import { rmSync } from 'node:fs';
import { toHtml } from 'hast-util-to-html';
import { expect, test } from 'vitest';
import { eachCopy } from '#test/content/each-copy.ts';
import { currentSource, loadSite } from '../site.ts';
import { readSource } from '../source.ts';
import { minutesOf } from '../collections/articles.ts';
import { keepChecks } from './kept-checks.ts';
import { textTree } from './text-tree.ts';

const [copy] = eachCopy();

const write = (body: string, { slug = 'rescue', ...keys }: Record<string, string> = {}) =>
  copy.writeText(`en/insights/${slug}`, keys, body);

/** The only English article as the prerenderer gets it. */
async function rendered() {
  const { texts, words } = loadSite(copy.root).languages.en;
  return textTree({ markdown: texts.insights[0]!.markdown() }, words.insights);
}
const html = async () => toHtml((await rendered()).tree);

test('accepts articles in only one language, and lists the newest first, with their minutes', () => {
  write('Text.', { slug: 'before' });
  write('word '.repeat(880), { slug: 'later', date: '2026-02-01' });
  expect(copy.mistakes()).toBe('no mistake');
  const { en, es } = loadSite(copy.root).languages;
  expect(en.texts.insights.map(({ slug, markdown }) => [slug, minutesOf(markdown())])).toEqual([
    ['later', 4],
    ['before', 1],
  ]);
  expect(es.texts.insights).toEqual([]);
});

// Every change after the first concerns another file than the article.
test.each<[string, () => void]>([
  ['itself', () => write('To [it](/insights/none).')],
  ['what it leads to is gone', () => rmSync(copy.full('en/insights/other.md'))],
  ['what it leads to is a draft', () => write('Text.', { slug: 'other', draft: 'true' })],
  ['a picture that it shows', () => rmSync(copy.full('media/one.png'))],
])('an article that was checked is checked again after a change: %s', (_, change) => {
  copy.write('media/one.png', Buffer.from('\u0089PNG', 'latin1'));
  write('Text.', { slug: 'other' });
  write('To [it](/insights/other#top).\n\n![A picture](one.png)');
  expect(currentSource(copy.root).mistakes).toEqual([]);
  change();
  const { mistakes } = currentSource(copy.root);
  expect(mistakes.map(({ file }) => file)).toContain('content/en/insights/rescue.md');
  expect(mistakes).toEqual(readSource(copy.root).mistakes);
});

test('highlights code with classes, without style attributes', async () => {
  write('```js\nconst a = 1;\n```');
  const code = await html();
  expect(code).toContain('<span class="token-keyword">const</span>');
  expect(code).not.toContain('style=');
});

test('gives headings unique ids without accents, and lists the sections', async () => {
  write('## Año\n\nText.\n\n## Año\n\nText.\n\n### Root\n\nText.');
  expect((await rendered()).sections).toEqual([
    { id: 'ano', title: 'Año' },
    { id: 'ano-1', title: 'Año' },
  ]);
  // The page has an element with the id "root".
  expect(await html()).toContain('<h3 id="root-1">');
});

test('labels the section of footnotes, and links back with words', async () => {
  write('Text.[^a]\n\n[^a]: Note.');
  const text = await html();
  expect(text).toContain('aria-labelledby="footnote-label"');
  expect(text).toMatch(/aria-label="Back to the text of note 1"[^>]*>Back</);
  expect(text).not.toContain('class=');
});

test('what was checked while facts had mistakes is not kept for others with mistakes', () => {
  const kept = new Map<string, string>();
  keepChecks((key, check) => {
    const found = kept.get(key.join()) ?? check();
    kept.set(key.join(), found);
    return found;
  });
  write('There are {claims.boats} boats.');
  copy.put('figures.yaml', 'claims.uptime', '9995');
  expect(copy.mistakes()).toContain('{claims.boats} is none of the facts and figures');
  copy.change('figures.yaml', (text) => text.replace(/^claims:/m, 'claims:\n  boats: 12'));
  expect(copy.mistakes()).not.toContain('{claims.boats}');
  keepChecks((_key, check) => check());
});
