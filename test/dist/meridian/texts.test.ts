/** Articles, client stories and pages by content: their pictures, and where they are listed. words.test.ts has what they say. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { meridian, textOf } from '../site.ts';

const { dist, document, read, scriptsWith, texts } = meridian;

test('pictures of an article have a size, and files that exist', () => {
  const article = document('/es/insights/everything');
  const images = article.querySelectorAll('[data-text] img');
  const attribute = (name: string) => images.map((image) => image.getAttribute(name));
  expect(attribute('width')).toEqual(['2400', '300']);
  expect(attribute('height')).toEqual(['1350', '400']);
  expect(attribute('loading')).toEqual(['eager', 'lazy']);
  const sets = article.querySelectorAll('[data-text] :is(source, img)');
  const files = sets.flatMap((each) => (each.getAttribute('srcset') ?? '').split(', '));
  expect(files.length).toBeGreaterThan(images.length);
  for (const file of files) expect(existsSync(path.join(dist, file.split(' ')[0] ?? '')), file).toBe(true);
});

test('the feed has pictures, with absolute addresses, and authors', () => {
  expect(read('/insights.atom')).toContain('src=&quot;https://www.meridian.works/assets/wide-');
  expect(read('/es/insights.atom')).toContain('<name>Ana Mora</name>');
});

test('every article is in the list and the feed, and in no script, which must not grow with them', () => {
  for (const slug of ['everything', 'short-1', 'short-2', 'short-3']) {
    const [title = ''] = texts(`/insights/${slug}`, 'h1');
    expect(textOf(document('/insights'))).toContain(title);
    expect(read('/insights.atom')).toContain(`https://www.meridian.works/insights/${slug}`);
    expect([...scriptsWith(title), ...scriptsWith(slug)]).toEqual([]);
  }
});

// Scripts must not grow with the number of stories.
test('scripts have the titles and figures of the newest three stories about a service, and no texts', () => {
  expect(scriptsWith(/, older-3/)).not.toEqual([]);
  expect(scriptsWith(/, older-1/)).toEqual([]);
  expect(scriptsWith(/kept their own lists|llevaban sus propias listas/)).toEqual([]);
});

test('a story has its day in the sitemap', () => {
  expect(read('/sitemap.xml')).toMatch(/stories\/parcels<\/loc>[^\n]*<lastmod>2026-02-01/);
});

test('a page by content is the current one among the links of its footer', () => {
  expect(texts('/night-work', 'footer [aria-current]')).toEqual(['Careers']);
});

test('a page by content has data for navigation, is in llms.txt, and in no script', () => {
  expect(JSON.parse(read('/es/night-work.json'))).toMatchObject({
    data: { title: 'Trabaje la noche con nosotros' },
  });
  expect(read('/es/llms.txt')).toContain('/es/night-work.md');
  expect(scriptsWith('Four people for the hours')).toEqual([]);
});
