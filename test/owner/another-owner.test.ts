/**
 * Another owner's content, from the first file to the last, in a copy of the project: `npm test` passes, except the lines
 * of the specification that the content contradicts. So no test holds today's copy, colours or counts.
 */
import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { markFile } from '../../generate/brand/mark.ts';
import { copyProject } from '../dist/copy-of-project.ts';
import { npmTest, type TestRun } from './npm-test.ts';
import { rewriteContent, type Rewritten } from './rewrite-content.ts';

const copy = copyProject('another-owner', { withTests: true });

let rewritten: Rewritten | undefined;
let run: TestRun | undefined;

beforeAll(async () => {
  rewritten = rewriteContent(copy);
  cpSync('test/fixtures/mark.svg', path.join(copy, markFile));
  run = await npmTest(copy);
}, 3_600_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('everything was rewritten, and most lists have an item more', () => {
  const { values = 0, keptValues = 0, items = 0, refusedItems = 0 } = rewritten ?? {};
  expect(values).toBeGreaterThan(1000);
  expect(keptValues / values).toBeLessThan(0.01);
  // The others are groups with fixed keys, pairs of figures, and lists that are full.
  expect(items - refusedItems).toBeGreaterThan(100);
});

test('every check passed, except lines of the specification that the content contradicts', () => {
  const { failed = [], failedSteps = [], passed = 0, output = '' } = run ?? {};
  expect(failed.filter((each) => !each.startsWith('specification.test.ts'))).toEqual([]);
  expect(failed, 'the content contradicts the specification').not.toEqual([]);
  expect(failedSteps, output).toEqual([]);
  expect(passed).toBeGreaterThan(1000);
});
