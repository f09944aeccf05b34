/** What pages say, part by part, with their links and tables: in the Markdown that assistants get of them. */
import { expect, test } from 'vitest';
import { sites } from './site.ts';

test.each([
  ['isthmus', 'index'],
  ['isthmus', 'services'],
  ['isthmus', 'benefits'],
  ['isthmus', 'nearshoring'],
  ['isthmus', 'plan'],
  ['isthmus', 'insights/compare-costs'],
  ['isthmus', 'es/insights'],
  ['isthmus', 'es/privacy'],
  // With other figures, and with all that content may have.
  ['meridian', 'index'],
  ['meridian', 'benefits'],
  ['meridian', 'nearshoring'],
  ['meridian', 'plan'],
  ['meridian', 'terms'],
  ['meridian', 'night-work'],
  ['meridian', 'stories/ledgers'],
  ['meridian', 'stories/parcels'],
  ['meridian', 'es'],
  ['meridian', 'es/about'],
  ['meridian', 'es/contact'],
  ['meridian', 'es/insights/everything'],
  ['meridian', 'es/plan'],
  ['meridian', 'es/services'],
  ['meridian', 'es/stories/parcels'],
] as const)('of %s, the page %s says what is in the file', async (site, name) => {
  // The names of pictures have hashes of what they show.
  const text = sites[site]
    .read(`${name}.md`)
    .replaceAll(/-[\w-]{8}(?=\.(?:avif|webp|jpe?g|png)\))/g, '-hash');
  await expect(text).toMatchFileSnapshot(`expected/${site}/${name}.md`);
});
