import { expect, test } from 'vitest';
import type { Reviewed } from '#edit/publish/review.ts';
import { pagesOf, summaryOf } from './summary.ts';

const change = (file: string, label: string, own: Partial<Reviewed> = {}): Reviewed => ({
  file: `content/${file}`,
  key: file,
  label,
  page: file,
  language: file.startsWith('en/') ? 'English' : '',
  path: [],
  ...own,
});
const text = (key: string, page: string) => change('en/home.yaml', 'Title', { key, page, path: ['title'] });

test('changes are counted by what they are, and a text in two languages once', () => {
  const changes = [
    change('en/insights/night.md', 'New'),
    change('es/insights/night.md', 'New', { language: 'Español' }),
    change('en/stories/shop.md', 'Removed'),
    text('home:title', 'Home'),
    text('about:title', 'About'),
    change('figures.yaml', 'Projects', { path: ['claims', 'projects'] }),
    change('media/a.jpg', 'New'),
    change('media/b.jpg', 'New'),
    change('mark.svg', 'Changed'),
    change('../netlify.toml', 'Changed', { file: 'netlify.toml' }),
  ];
  expect(summaryOf(changes)).toBe(
    '1 new article, 1 removed client story, 2 changed texts, 1 changed fact, 2 new pictures, 1 changed mark, and 1 changed setting',
  );
  expect(pagesOf(changes).map(([page, own]) => [page, own.length])).toContainEqual(['Pictures', 2]);
});
