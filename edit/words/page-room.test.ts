import { expect, test } from 'vitest';
import { eachCopy } from '#test/content/each-copy.ts';
import { limits, weightsFile } from '#judges/page-weight.ts';
import { pageRoom } from './page-room.ts';

const [copy] = eachCopy();

test('the room of a text is that of the fullest page that has it', () => {
  expect(pageRoom(copy.root, 'en/home.yaml')).toBeUndefined();
  const weights = [
    { content: ['content/en/home.yaml', 'content/en/ui.yaml'], document: limits.document - 450 },
    { content: ['content/en/about.yaml', 'content/en/ui.yaml'], document: limits.document + 45 },
    { document: 1 },
  ];
  copy.write(`../.cache/${weightsFile}`, JSON.stringify(weights));
  expect(pageRoom(copy.root, 'en/home.yaml')).toBe(1000);
  expect(pageRoom(copy.root, 'en/ui.yaml')).toBe(-100);
  expect(pageRoom(copy.root, 'figures.yaml')).toBeUndefined();
  copy.write(`../.cache/${weightsFile}`, '[{');
  expect(pageRoom(copy.root, 'en/home.yaml')).toBeUndefined();
});
