import { expect, test } from 'vitest';
import { insertPicture, type Described } from './insert-picture.ts';

const article = (body: string, keys = 'title: A\n') => `---\n${keys}---\n${body}`;
const en = article('\nOne.\n\nTwo\nlines.\n\nThree.\n');
const es = article('\nUno.\n\nDos.\n\nTres.\n');
const texts: Described[] = [
  { locale: 'en', text: en, alt: 'A [red] bridge', caption: '' },
  { locale: 'es', text: es, alt: ' Un puente ', caption: "L'arc" },
];
const at = (word: string) => en.indexOf(word) + 1;
const inserted = (place: 'above' | 'within', position: number, own = texts) =>
  insertPicture('bridge.jpg', place, position, own).map(({ text }) => text);

test('a picture stands below the paragraph that is being written, in every language', () => {
  const [first, second] = [String.raw`![A \[red\] bridge](bridge.jpg)`, "![Un puente](bridge.jpg 'L’arc')"];
  expect(inserted('within', at('lines'))).toEqual([
    article(`\nOne.\n\nTwo\nlines.\n\n${first}\n\nThree.\n`),
    article(`\nUno.\n\nDos.\n\n${second}\n\nTres.\n`),
  ]);
  const atEnd = [
    article(`\nOne.\n\nTwo\nlines.\n\nThree.\n\n${first}\n`),
    article(`\nUno.\n\nDos.\n\nTres.\n\n${second}\n`),
  ];
  expect(inserted('within', at('Three'))).toEqual(atEnd);
  // Among the keys, and in a text without any paragraph.
  expect(inserted('within', 2)).toEqual(atEnd);
  expect(inserted('within', 0, [{ locale: 'en', text: article('\n'), alt: 'A', caption: '' }])).toEqual([
    article('\n![A](bridge.jpg)\n'),
  ]);
});

test('a picture above the text takes the place of the one that is there', () => {
  const [first, second] = inserted('above', 0);
  expect(first).toBe(
    en.replace('title: A\n', 'title: A\npicture:\n  file: bridge.jpg\n  alt: A [red] bridge\n'),
  );
  expect(second).toContain('alt: Un puente\n');
  const again: Described[] = [{ locale: 'en', text: first ?? '', alt: 'Another', caption: '' }];
  const [replaced] = insertPicture('other.jpg', 'above', 0, again).map(({ text }) => text);
  expect(replaced).toBe(en.replace('title: A\n', 'title: A\npicture:\n  file: other.jpg\n  alt: Another\n'));
});
