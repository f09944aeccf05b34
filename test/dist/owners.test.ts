/**
 * Whatever content an owner has that the build accepts, the judges find nothing in it.
 *
 * @module-tag all
 */
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { judges } from '#judges/judges.ts';
import { readOutput } from '#judges/output.ts';
import { build, copyContent, copyProject, runIn } from '../sites/copy-of-project.ts';
import { owners } from '../sites/owners.ts';
import { testDay } from '../sites/sites.ts';

const copy = copyProject('owners');
const content = path.join(copy, 'content');
afterAll(() => rmSync(copy, { recursive: true }));

test.each(owners)('$name', { timeout: 300_000 }, async ({ name, change }) => {
  copyContent(copy);
  change(content);
  build(copy, { SITE_DAY: testDay });
  runIn(copy, 'scripts/hosting.ts');
  const output = readOutput(copy);
  for (const { name: judged, judge } of judges) expect(await judge(output), judged).toEqual([]);
  expect(existsSync(path.join(copy, 'release/cloudflare/worker.js'))).toBe(name.includes('counted'));
});
