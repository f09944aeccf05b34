import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyContent, type ContentCopy } from '#generate/content/content-copy.ts';
import { checkCopy } from './check-copy.ts';

let copy: ContentCopy;
beforeEach(() => {
  copy = copyContent();
  cpSync('test/fixtures/proof/people.yaml', copy.full('people.yaml'));
});
afterEach(() => copy.remove());

test('sees the pictures of the content, and that one is missing', () => {
  expect(checkCopy(copy.root, new Map()).map(({ key }) => key)).toEqual(['people.ana-mora.portrait']);
  mkdirSync(copy.full('media'));
  // How every JPEG file begins.
  writeFileSync(copy.full('media/upright.jpg'), Buffer.from('ffd8ff', 'hex'));
  expect(checkCopy(copy.root, new Map())).toEqual([]);
});
