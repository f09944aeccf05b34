/** Tests that the examples of docs/content.md are content that the build accepts. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { copyContent, type ContentCopy } from '#test/content/content-copy.ts';
import { readYamlText } from './reading/read-yaml.ts';

const guide = readFileSync('docs/content.md', 'utf8');
const examples = [...guide.matchAll(/^ *```(?:yaml|markdown)\n([^]*?)^ *```/gm)].map(([, text = '']) => text);

/** Returns an example with the keys of the fictional company: its offices, services and topics. */
const ofFixtures = (text: string) =>
  text
    .replaceAll('san-jose', 'lisbon')
    .replaceAll(/it-staffing|digital-transformation/g, 'night-watch')
    .replaceAll('time-zones, nearshoring', 'nights, rescues');

const indented = (text: string) => text.trimEnd().replaceAll('\n', '\n  ');
const article = (keys: string, text: string) =>
  `---\ntitle: A title\ndescription: A description.\ndate: 2026-01-15\n${keys}---\n\n${text}`;

/** What to do with each example, by its first words. */
const uses: Record<string, (copy: ContentCopy, text: string) => void> = {
  'colors:': (copy, text) => copy.replace('site.yaml', 'colors', text.trimEnd()),
  'menus:': (copy, text) => copy.above('site.yaml', 'siteUrl', text.trimEnd()),
  'contactEndpoint:': (copy, text) => copy.above('site.yaml', 'siteUrl', text.trimEnd()),
  'previewAddress:': (copy, text) => copy.above('site.yaml', 'siteUrl', text.trimEnd()),
  'intro:': (copy, text) => {
    for (const code of ['en', 'es']) copy.replace(`${code}/contact.yaml`, 'form.intro', indented(text));
  },
  '---\ntitle: Work': (copy, text) => writeFileSync(copy.full('en/pages/careers.md'), text),
  '/jobs:': (copy, text) => writeFileSync(copy.full('moved.yaml'), text),
  'title: Start': (_, text) => expect(readYamlText(text).mistakes).toEqual([]),
  'contact:': (copy, text) => {
    for (const code of ['en', 'es']) copy.change(`${code}/questions.yaml`, (source) => source + text);
  },
  '---\ntitle: How': (copy, text) => writeFileSync(copy.full('en/insights/hours.md'), text),
  '---\ntitle: Parcels': (copy, text) => writeFileSync(copy.full('en/stories/parcels.md'), text),
  '  stories:': (copy, text) =>
    copy.above('figures.yaml', 'example', text.replaceAll(/^ {2}/gm, '').trimEnd()),
  'draft:': (copy, text) => writeFileSync(copy.full('en/insights/campaign.md'), article(text, 'Text.')),
  '   on:': (_, text) => expect(parseDocument(text).errors).toEqual([]),
  '![': (copy, text) => writeFileSync(copy.full('en/insights/picture.md'), article('', `Text.\n\n${text}`)),
  'picture:': (copy, text) => writeFileSync(copy.full('en/insights/photo.md'), article(text, 'Text.')),
  'title:\n  en: People': (copy, text) => writeFileSync(copy.full('people.yaml'), text),
  'title:\n  en: What': (copy, text) => writeFileSync(copy.full('quotes.yaml'), text),
};

let copy: ContentCopy;
beforeEach(() => {
  copy = copyContent();
  for (const folder of ['media', 'en/insights', 'en/stories', 'en/pages'])
    mkdirSync(copy.full(folder), { recursive: true });
  // The first bytes of every JPEG file.
  for (const name of ['team-2026', 'depot', 'ana-mora'])
    writeFileSync(copy.full(`media/${name}.jpg`), Buffer.from('ffd8ff', 'hex'));
});
afterEach(() => copy.remove());

test('every example of the guide is accepted', () => {
  expect(examples.length).toBeGreaterThan(10);
  const used = examples.map((text) => {
    const [start, use] = Object.entries(uses).find(([each]) => text.startsWith(each)) ?? [];
    if (!use) throw new Error(`An example of docs/content.md is not tested:\n${text}`);
    use(copy, ofFixtures(text));
    return start;
  });
  expect(new Set(used).size).toBe(Object.keys(uses).length);
  expect(copy.mistakes()).toBe('no mistake');
});
