import { expect, test } from 'vitest';
import { paragraphAt, withPicture } from './insert-picture.ts';

const body = 'One.\n\nTwo\nlines.\n\nThree.\n';
const bridge = { file: 'bridge.jpg', alt: 'A [red] bridge', caption: '' };
const inserted = (word: string, picture = bridge) =>
  withPicture(body, picture, paragraphAt(body, body.indexOf(word) + 1));

test('a picture stands below the paragraph that is being written', () => {
  const written = String.raw`![A \[red\] bridge](bridge.jpg)`;
  expect(inserted('lines')).toBe(`One.\n\nTwo\nlines.\n\n${written}\n\nThree.\n`);
  expect(inserted('Three')).toBe(`One.\n\nTwo\nlines.\n\nThree.\n\n${written}\n`);
  expect(inserted('One', { ...bridge, alt: ' Un puente ', caption: "L'arc" })).toBe(
    `One.\n\n![Un puente](bridge.jpg 'L’arc')\n\nTwo\nlines.\n\nThree.\n`,
  );
});

test('a picture in a shorter text, or one without any paragraph, is at its end', () => {
  expect(withPicture('Una.\n', bridge, 3)).toMatch(/^Una\.\n\n!.*\n$/);
  expect(withPicture('', bridge, 0)).toMatch(/^!.*\n$/);
});
