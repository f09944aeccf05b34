/**
 * Another owner's content, from the first file to the last, in a copy of the project: `npm test` passes, except the lines
 * of the specification that the content contradicts. So no test holds today's copy, colours or counts.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { markFile } from '../../generate/brand/mark.ts';
import { copyProject } from '../dist/copy-of-project.ts';
import { rewriteContent, type Rewritten } from './rewrite-content.ts';

const copy = copyProject('another-owner', { withTests: true });
const specification = 'specification.test.ts';

let rewritten: Rewritten | undefined;
let output = '';

/** Runs `npm test` in the copy, whose packages are installed, and returns what it prints. */
async function npmTest(): Promise<string> {
  // Without what the runner of this test has set.
  const own = Object.entries(process.env).filter(([name]) => !/^(?:NODE_ENV|TEST|VITEST)/.test(name));
  const PATH = [path.join(copy, 'node_modules/.bin'), process.env.PATH].join(path.delimiter);
  const env = { ...Object.fromEntries(own), PATH };
  const run = spawn(process.execPath, ['scripts/test.ts', 'quick'], { cwd: copy, env, stdio: 'pipe' });
  const [said, complaints] = await Promise.all([text(run.stdout), text(run.stderr), once(run, 'close')]);
  return `${said}\n${complaints}`;
}

const report = (name: string) =>
  JSON.parse(readFileSync(path.join(copy, 'test-results', `${name}.json`), 'utf8')) as unknown;

type VitestReport = {
  testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[];
};
type Suite = { suites?: Suite[]; specs?: { file: string; title: string; ok: boolean }[] };

/** Returns the failed tests of a Vitest report, by file and title; a file that cannot run counts as one. */
function failedInVitest({ testResults }: VitestReport): string[] {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((each) => each.status === 'failed').map((each) => each.fullName);
    const titles = failed.length === 0 && status === 'failed' ? ['the file'] : failed;
    return titles.map((title) => `${path.basename(name)}: ${title}`);
  });
}

/** Returns the failed tests of a Playwright report, by file and title. */
function failedInPlaywright({ suites = [], specs = [] }: Suite): string[] {
  const failed = specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file}: ${title}`);
  return [...failed, ...suites.flatMap(failedInPlaywright)];
}

beforeAll(async () => {
  rewritten = rewriteContent(copy);
  cpSync('test/fixtures/content/mark.svg', path.join(copy, markFile));
  output = await npmTest();
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
  const failed = [
    ...failedInVitest(report('unit-and-built-files') as VitestReport),
    ...failedInPlaywright(report('browser') as Suite),
  ];
  expect(failed.filter((each) => !each.startsWith(specification))).toEqual([]);
  expect(failed, 'the content contradicts the specification').not.toEqual([]);
  // Steps without a report too, such as the types.
  const steps = report('quick-results') as { name: string; passed: number; failed: number }[];
  const sum = (of: 'passed' | 'failed') => steps.reduce((total, step) => total + step[of], 0);
  expect(sum('failed'), output.slice(-4000)).toBe(failed.length);
  expect(sum('passed')).toBeGreaterThan(1000);
});
