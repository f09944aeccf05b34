import { expect, test } from 'vitest';
import { blocksDownTo, withPicture } from './insert-picture.ts';

const body = 'One.\n\nTwo\nlines.\n\nThree.\n';
const bridge = { file: 'bridge.jpg', alt: 'A [red] bridge', caption: '' };
const inserted = (word: string, picture = bridge) =>
  withPicture(body, picture, blocksDownTo(body, body.indexOf(word) + 1));

test('a picture stands below the paragraph that is being written', () => {
  const written = String.raw`![A \[red\] bridge](bridge.jpg)`;
  expect(inserted('lines')).toBe(`One.\n\nTwo\nlines.\n\n${written}\n\nThree.\n`);
  expect(inserted('Three')).toBe(`One.\n\nTwo\nlines.\n\nThree.\n\n${written}\n`);
  expect(inserted('One', { ...bridge, alt: ' Un  puente ', caption: "L'arc" })).toBe(
    String.raw`One.

![Un puente](bridge.jpg 'L\'arc')

Two
lines.

Three.
`,
  );
});

test('a picture in a shorter text, or one without any paragraph, is at its end', () => {
  expect(withPicture('Una.\n', bridge, 4)).toMatch(/^Una\.\n\n!.*\n$/);
  expect(withPicture('', bridge, 0)).toMatch(/^!.*\n$/);
});
