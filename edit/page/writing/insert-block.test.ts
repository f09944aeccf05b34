import { expect, test } from 'vitest';
import { blocksDownTo, pictureBlock, withBlock } from './insert-block.ts';

const body = 'One.\n\nTwo\nlines.\n\nThree.\n';
const at = (word: string) => blocksDownTo(body, body.indexOf(word) + 1);

// At the end of a shorter text, or of one without any paragraph.
test.each([
  [body, at('lines'), '', 'One.\n\nTwo\nlines.\n\n![A \\[red\\] bridge](a.jpg)\n\nThree.\n'],
  [body, at('Three'), '', `${body}\n![A \\[red\\] bridge](a.jpg)\n`],
  [body, at('One'), "L'arc", "One.\n\n![A \\[red\\] bridge](a.jpg 'L\\'arc')\n\nTwo\nlines.\n\nThree.\n"],
  ['Una.\n', 4, '', 'Una.\n\n![A \\[red\\] bridge](a.jpg)\n'],
  ['', 0, '', '![A \\[red\\] bridge](a.jpg)\n'],
])('a picture stands in %j with %i blocks above it', (text, above, caption, written) => {
  const picture = pictureBlock({ file: 'a.jpg', alt: ' A [red]  bridge ', caption });
  expect(withBlock(text, picture, above)).toBe(written);
});
