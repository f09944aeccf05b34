/** The pictures of articles, and where articles are listed. words.test.ts has what they, people and clients say. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { meridian, textOf } from '../site.ts';

const { dist, document, read, scriptsWith, texts } = meridian;

test('pictures have a size, a description, and files that exist', () => {
  const article = document('/es/insights/everything');
  const images = article.querySelectorAll('[data-text] img');
  const attribute = (name: string) => images.map((image) => image.getAttribute(name));
  expect(attribute('alt')).toEqual(['A plain area.', 'A plain area, upright']);
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
