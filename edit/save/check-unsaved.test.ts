import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyContent, type ContentCopy } from '#test/content/content-copy.ts';
import { checkUnsaved } from './check-unsaved.ts';

let copy: ContentCopy;
beforeEach(() => {
  copy = copyContent();
  cpSync('test/fixtures/proof/people.yaml', copy.full('people.yaml'));
});
afterEach(() => copy.remove());

test('finds the pictures of the content, and reports a missing one', () => {
  expect(checkUnsaved(copy.root, new Map()).map(({ key }) => key)).toEqual(['people.ana-mora.portrait']);
  mkdirSync(copy.full('media'));
  // The first bytes of every JPEG file.
  writeFileSync(copy.full('media/upright.jpg'), Buffer.from('ffd8ff', 'hex'));
  expect(checkUnsaved(copy.root, new Map())).toEqual([]);
});
