import { expect, test } from 'vitest';
import { loadWords } from '../../content/load.ts';
import { locales } from '#app/site/locales.ts';
import { pages } from '#app/site/pages.ts';
import { escapeMarkdown } from './markdown.ts';
import { markdownTwin } from './markdown-twin.ts';

const root = process.cwd();

// No text of the page: names and captions of drawings, a drawing that follows the clock, colours, the words of the
// head, and labels of controls (the form does nothing without the page, and the two tools are their examples).
const notText =
  /\.(?:icon|color|index|hero\.secondary|learnMore|panel\.(?:copy|copied|notCopied)\w*)$|^\.(?:meta|form|mail|ways|diagrams|sharedDay|numbers)\.|^\.planner\.(?!title|lead|notes)|^\.estimate\.(?!title|lead|caption|columns|models|lower|nothing|formula|assumptions)/;

/** Every text of a word file with its key, as in ['.values.title', 'Mission & Values']. */
function texts(value: unknown, key = ''): [string, string][] {
  if (typeof value === 'string') return [[key, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => texts(item, `${key}.${name}`));
}

const twins = locales.flatMap((locale) => pages.map(({ id }) => ({ id, locale })));

test.each(twins)('the twin of $id says all that the page says', async ({ id, locale }) => {
  const twin = await markdownTwin(root, id, locale).make();
  const said = texts(loadWords(root, locale.code, id)).filter(([key]) => !notText.test(key));
  expect(said.length).toBeGreaterThan(5);
  const missing = said.filter(([, text]) => !twin.includes(escapeMarkdown(text)));
  expect(missing).toEqual([]);
});

test.each(twins)('the twin of $id has one title and no gap in its outline', async ({ id, locale }) => {
  const twin = await markdownTwin(root, id, locale).make();
  const levels = [...String(twin).matchAll(/^(#+) /gm)].map(([, signs = '']) => signs.length);
  expect(levels.filter((level) => level === 1)).toEqual([1]);
  levels.forEach((level, index) => expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1));
});
