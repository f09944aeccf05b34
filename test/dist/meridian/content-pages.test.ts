/** Pages by content, with every block of the site. What applies to all documents, judges look at. */
import { expect, test } from 'vitest';
import { meridian } from '../site.ts';

const { document, graphOf, read, scriptsWith, texts } = meridian;

const own = document('/night-work');

test('a page has its title, its lead, and every block in the order of the text, with the booking link', () => {
  expect(texts('/night-work', 'main h1')).toEqual(['Work the night with us']);
  expect(texts('/night-work', 'main p')[0]).toBe('Four people for the hours when everyone else is asleep.');
  const blocks = own.querySelectorAll('main section').map((each) => each.getAttribute('aria-labelledby'));
  expect(blocks).toEqual([
    'core-services',
    'people',
    'quotes',
    'stories',
    'offices',
    'comparison',
    'questions',
    'book-title',
  ]);
  expect(own.querySelectorAll('[data-text] a[href="https://calendar.meridian.works/intro"]')).toHaveLength(1);
});

test('it is among the quick links of the footer, by its own name', () => {
  const link = own.querySelector('footer a[href="/night-work"]');
  expect([link?.text, link?.getAttribute('aria-current')]).toEqual(['Careers', 'page']);
});

test('it has metadata for search engines and link previews', () => {
  const questions = graphOf('/night-work').find((node) => node['@type'] === 'FAQPage');
  expect(questions?.mainEntity).toMatchObject([
    { name: 'Where is the work?', acceptedAnswer: { text: 'In the depot, or at your own desk.' } },
    {
      name: 'When does it begin?',
      acceptedAnswer: { text: 'In the evening.\n\nAnd it ends before breakfast.' },
    },
  ]);
  const meta = (name: string) => own.querySelector(`meta[property="${name}"]`)?.getAttribute('content');
  expect(meta('og:type')).toBe('website');
  expect(meta('og:image')).toBe('https://www.meridian.works/social/pages/night-work.png');
  expect(own.querySelectorAll('head > link[hreflang]')).toHaveLength(3);
});

test('it has a Markdown twin with its blocks, data for navigation, and is in llms.txt', () => {
  expect(read('/night-work.md')).toMatch(/^# Work the night with us\n[^]*\n## Where the benches are\n/);
  expect(JSON.parse(read('/es/night-work.json'))).toMatchObject({
    data: { title: 'Trabaje la noche con nosotros' },
  });
  expect(read('/es/llms.txt')).toContain('/es/night-work.md');
  expect(scriptsWith('Four people for the hours')).toEqual([]);
});
