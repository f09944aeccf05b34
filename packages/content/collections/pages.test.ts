import { readdirSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { defaultLocale } from '#packages/site/locales.ts';
import { eachCopy } from '#test/content/each-copy.ts';
import { loadSite } from '../site.ts';
import { pages as collection } from './pages.ts';

const [copy] = eachCopy();
function write(body: string, { slug = 'night-work', locale = 'en', keys = '' } = {}): void {
  const matter = `title: Work with us\nlead: At night.\ndescription: Who we look for.\n${keys}`;
  copy.write(`${locale}/pages/${slug}.md`, `---\n${matter}---\n\n${body}\n`);
}

async function data() {
  const site = loadSite(copy.root);
  const page = site.languages.en.texts.pages[0]!;
  const at = { key: page.slug, title: page.title, description: page.description, locale: defaultLocale };
  return collection.textData(site, { ...at, translations: {} }, page);
}
/** The names of its blocks, and the text between them as JSON. */
const parts = async (): Promise<unknown[]> => (await data()).parts;

test('fills placeholders in the text and above it', async () => {
  write('Call {phone}.', { keys: "quickLink: 'At {name}'\n" });
  expect(loadSite(copy.root).languages.en.texts.pages[0]?.quickLink).toBe('At Meridian Works');
  expect(await parts()).toEqual([[['p', {}, 'Call +1 (303) 867-5309.']]]);
});

test('blocks stand between the texts, and booking within one, and no heading has the id of a block', async () => {
  write('Text.\n\n[[offices]]\n\n[[booking]]\n\n## Offices\n\n[[statistics]]');
  expect(await parts()).toEqual([
    [['p', {}, 'Text.']],
    'offices',
    [
      ['div', { 'data-block': 'booking' }],
      ['h2', expect.objectContaining({ id: 'offices-1' }), 'Offices'],
    ],
    'statistics',
  ]);
});

test('while all stories are held back, their block leaves nothing behind', async () => {
  copy.addStories();
  const body = '## Before\n\nText.\n\n## Stories\n\n### The newest\n\n[[stories]]\n\n## After\n\n[[offices]]';
  write(body);
  const all = ['before', 'stories', 'the-newest', 'after'];
  const headings = async () => JSON.stringify(await parts()).matchAll(/"h[23]",{"id":"([a-z-]+?)(?:-1)?"/g);
  const idsOn = async (day: string) => {
    vi.stubEnv('SITE_DAY', day);
    expect(copy.mistakes()).toBe('no mistake');
    return (await headings()).map(([, id]) => id).toArray();
  };
  const hasBlock = async () => (await parts()).includes('stories');
  for (const name of readdirSync(copy.full('en/stories')))
    copy.change(`en/stories/${name}`, (text) => text.replace('\n---', '\nuntil: 2031-05-06\n---'));
  expect(await idsOn('2031-05-06')).toEqual(all);
  expect(await hasBlock()).toBe(true);
  expect(await idsOn('2031-05-07')).toEqual(['before', 'after']);
  expect(await hasBlock()).toBe(false);
  write('[[stories]]');
  expect(await parts()).toEqual([]);
});
