import { expect, test } from 'vitest';
import { countOf, pagesOf, summaryOf } from './summary.ts';

const change = (
  file: string,
  label: string,
  key = '',
  language = file.startsWith('en/') ? 'English' : '',
) => {
  const path = key === '' ? [] : key.split('.');
  return { file: `content/${file}`, act: `${file} ${key}`, label, page: file, language, path };
};

test('changes are counted by what they are, and what is done at once, such as an article in two languages, once', () => {
  const office = (file: string) => ({
    ...change(file, 'Oslo', 'offices.oslo'),
    act: 'oslo',
    item: 'office',
    after: '',
  });
  const changes = [
    ...['en/ui.yaml', 'es/ui.yaml', 'site.yaml'].map(office),
    ...['en', 'es'].map((code) => ({ ...change(`${code}/home.yaml`, 'Icon', 'icon'), act: 'icon' })),
    change('en/insights/night.md', 'New'),
    change('es/insights/night.md', 'New', '', 'Español'),
    change('en/stories/shop.md', 'Removed'),
    { ...change('en/pages/jobs.md', 'Moved from /work to /jobs'), movedFrom: 'content/en/pages/work.md' },
    change('en/home.yaml', 'Title', 'title'),
    change('en/about.yaml', 'Title', 'title'),
    change('figures.yaml', 'Projects', 'claims.projects'),
    { ...change('people.yaml', 'Title', 'title.en'), after: 'People' },
    change('media/a.jpg', 'New'),
    change('media/b.jpg', 'New'),
    change('logo.svg', 'Changed'),
    ...['netlify.toml', 'wrangler.jsonc'].map((file) => ({
      ...change('', 'Changed'),
      page: 'Settings of the host',
      file,
    })),
    ...['fr/insights/night.md', 'fr/home.yaml', 'languages.json'].map((file) => ({
      ...change(file, 'Taken out'),
      act: 'language fr',
    })),
    { ...change('languages.json', 'Put online', 'de.draft'), act: 'language de' },
  ];
  expect(summaryOf(changes)).toBe(
    '1 new office, 3 changed texts, 1 new article, 1 removed client story, 1 moved page, 1 changed fact, 1 new fact, 2 new pictures, 1 changed logo, 1 language taken out, and 1 language put online',
  );
  expect(countOf(changes)).toBe(14);
  const settings = changes.filter(({ file }) => !file.startsWith('content/'));
  expect(countOf(settings)).toBe(1);
  const pages = pagesOf(changes).map(([page, own]) => [page, own.length]);
  expect(pages).toEqual(
    expect.arrayContaining([
      ['Pictures', 2],
      ['Settings', 1],
      ['en/ui.yaml', 1],
    ]),
  );
});
