/**
 * Whatever content an owner has that the build accepts: no judge fails on it, and what they find is true.
 *
 * @module-tag all
 */
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { judges } from '../../judges/judges.ts';
import { readOutput } from '../../judges/output.ts';
import { build, copyContent, copyProject, runIn } from '../sites/copy-of-project.ts';
import { owners } from '../sites/owners.ts';
import { testDay } from '../sites/sites.ts';

const copy = copyProject('owners');
const content = path.join(copy, 'content');
afterAll(() => rmSync(copy, { recursive: true }));

function buildWith(change: (content: string) => void): void {
  copyContent(copy);
  change(content);
  build(copy, { SITE_DAY: testDay });
  runIn(copy, 'scripts/hosting.ts');
}

/** What the judges find, by owner: true, and for the owner to decide. */
const found: Record<string, readonly unknown[]> = {};

test.each(owners)('$name', { timeout: 300_000 }, async ({ name, before, change }) => {
  if (before) buildWith(before);
  buildWith(change);
  const output = readOutput(copy);
  const findings = [];
  for (const { judge } of judges) findings.push(...(await judge(output)));
  expect(findings).toEqual(found[name] ?? []);
  const countsVisits = name.endsWith('counted');
  expect(existsSync(path.join(copy, 'release/cloudflare/worker.js'))).toBe(countsVisits);
});
