/** Tests that the examples of docs/content.md are content that the build accepts. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { ContentCopy } from '#test/content/content-copy.ts';
import { eachCopy } from '#test/content/each-copy.ts';
import { readYamlText } from './reading/read-yaml.ts';

const guide = readFileSync('docs/content.md', 'utf8');
const examples = [...guide.matchAll(/^ *```(?:yaml|markdown)\n([^]*?)^ *```/gm)].map(([, text = '']) => text);

/** An example with the keys of the fictional company: its offices, services and topics. */
const ofFixtures = (text: string) =>
  text
    .replaceAll('san-jose', 'lisbon')
    .replaceAll(/it-staffing|digital-transformation/g, 'night-watch')
    .replaceAll('time-zones, nearshoring', 'nights, rescues');

const indented = (text: string) => text.trimEnd().replaceAll('\n', '\n  ');
const article = (keys: string, text: string) =>
  `---\ntitle: A title\ndescription: A description.\ndate: 2026-01-15\n${keys}---\n\n${text}`;

const uses: Record<string, (copy: ContentCopy, text: string) => void> = {
  'claimsConfirmed:': (copy, text) => copy.replace('site.yaml', 'claimsConfirmed', text.trimEnd()),
  'colors:': (copy, text) => copy.replace('site.yaml', 'colors', text.trimEnd()),
  'menus:': (copy, text) => copy.above('site.yaml', 'siteUrl', text.trimEnd()),
  'contactEndpoint:': (copy, text) => copy.above('site.yaml', 'siteUrl', text.trimEnd()),
  'previewAddress:': (copy, text) => copy.above('site.yaml', 'siteUrl', text.trimEnd()),
  'intro:': (copy, text) => {
    for (const code of ['en', 'es']) copy.replace(`${code}/contact.yaml`, 'form.intro', indented(text));
  },
  '---\ntitle: Work': (copy, text) => copy.write('en/pages/careers.md', text),
  '/jobs:': (copy, text) => copy.write('moved.yaml', text),
  'title: Start': (_, text) => expect(readYamlText(text).mistakes).toEqual([]),
  'contact:': (copy, text) => {
    for (const code of ['en', 'es']) copy.change(`${code}/questions.yaml`, (source) => source + text);
  },
  '---\ntitle: How': (copy, text) => copy.write('en/insights/hours.md', text),
  '---\ntitle: Parcels': (copy, text) => copy.write('en/stories/parcels.md', text),
  '  stories:': (copy, text) =>
    copy.above('figures.yaml', 'example', text.replaceAll(/^ {2}/gm, '').trimEnd()),
  'draft:': (copy, text) => copy.write('en/insights/campaign.md', article(text, 'Text.')),
  '![': (copy, text) => copy.write('en/insights/picture.md', article('', `Text.\n\n${text}`)),
  'picture:': (copy, text) => copy.write('en/insights/photo.md', article(text, 'Text.')),
  'title:\n  en: People': (copy, text) => copy.write('people.yaml', text),
  'title:\n  en: What': (copy, text) => copy.write('quotes.yaml', text),
};

const [copy] = eachCopy((copy) => {
  // The first bytes of every JPEG file.
  for (const name of ['team-2026', 'depot', 'ana-mora'])
    copy.write(`media/${name}.jpg`, Buffer.from('ffd8ff', 'hex'));
});

test('every example of the guide is accepted', () => {
  const used = examples.map((text) => {
    const [start, use] = Object.entries(uses).find(([each]) => text.startsWith(each)) ?? [];
    if (!use) throw new Error(`An example of docs/content.md is not tested:\n${text}`);
    use(copy, ofFixtures(text));
    return start;
  });
  expect(new Set(used).size).toBe(Object.keys(uses).length);
  expect(copy.mistakes()).toBe('no mistake');
});
