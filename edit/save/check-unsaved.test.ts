import { cpSync } from 'node:fs';
import { expect, test } from 'vitest';
import { eachCopy } from '#test/content/each-copy.ts';
import { currentSource } from '#packages/content/site.ts';
import { problemsIn } from './check-unsaved.ts';

const [copy] = eachCopy((copy) => {
  cpSync('test/sites/meridian/proof/people.yaml', copy.full('people.yaml'));
});

test('finds the pictures of the content, and reports a missing one', () => {
  expect(problemsIn(currentSource(copy.root)).map(({ key }) => key)).toEqual(['people.ana-mora.portrait']);
  // The first bytes of every JPEG file.
  copy.write('media/upright.jpg', Buffer.from('ffd8ff', 'hex'));
  expect(problemsIn(currentSource(copy.root))).toEqual([]);
});
