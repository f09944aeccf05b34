import { expect, test } from 'vitest';
import { eachCopy } from '#test/content/each-copy.ts';
import { limits, weightsFile } from '#judges/page-weight.ts';
import { pageRoom } from './page-room.ts';

const [copy] = eachCopy();

test('the room of a text is that of the fullest page that has it', () => {
  expect(pageRoom(copy.root, 'home')).toEqual({});
  const weights = [
    { content: ['content/en/home.yaml', 'content/en/ui.yaml'], document: limits.document - 450 },
    { content: ['content/en/about.yaml', 'content/en/ui.yaml'], document: limits.document + 45 },
    { document: 1 },
  ];
  copy.write(`../.cache/${weightsFile}`, JSON.stringify(weights));
  expect(['home', 'ui', 'figures'].map((name) => pageRoom(copy.root, name))).toEqual([
    { en: 1000 },
    { en: -100 },
    {},
  ]);
});
