/** The head of the documents, as it stands for each kind of page. The judge of heads looks at every one. */
import { expect, test } from 'vitest';
import type { TestSite } from '../sites/sites.ts';
import { sites } from './site.ts';

/** Returns the title of a head, and its meta elements and links, one line each, without preloads. */
function headOf(site: TestSite, name: string): string[] {
  const elements = sites[site].all(`/${name}`, 'head > :is(title, meta, link)');
  return elements.flatMap(({ attributes, tagName, text }) => {
    const { name, property, content, rel, href, media, hreflang, type } = attributes;
    if (tagName === 'TITLE') return `title: ${text}\n`;
    const key = [name ?? property ?? rel, media, hreflang, type].filter(Boolean).join(' ');
    return key === '' || rel === 'preload' ? [] : `${key}: ${content ?? href}\n`;
  });
}

test.each([
  ['a page', 'isthmus', 'index'],
  ['an article, in Spanish', 'isthmus', 'es/insights/compare-costs'],
  ['a not-found page, which search engines leave out', 'isthmus', 'es/404'],
  ['a page by content', 'meridian', 'night-work'],
  ['a client story', 'meridian', 'stories/parcels'],
  ['a client story in one language', 'meridian', 'stories/ledgers'],
] as const)('%s has the head that is in the file', async (_, site, name) => {
  await expect(headOf(site, name).join('')).toMatchFileSnapshot(`expected/${site}/${name}.head.txt`);
});
