/**
 * In a copy of the project an owner edits name, addresses, offices, figures and a headline: all tests pass, except
 * the lines of the specification that the edit contradicts.
 */
import { execFile } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { build, copyProject } from '../dist/copy-of-project.ts';
import { editAsOwner } from './owners-edit.ts';

const copy = copyProject('owners-edit', { withTests: true });
const report = path.join(copy, 'report.json');
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Runs a package's command in the copy, ignoring its exit status, and reads its report. */
async function reportOf(command: string, ...args: string[]): Promise<unknown> {
  rmSync(report, { force: true });
  const env = { ...process.env, NODE_ENV: undefined, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const run = promisify(execFile)(path.join('node_modules/.bin', command), args, { cwd: copy, env });
  const output = await run.then(
    () => '',
    ({ stdout, stderr }: { stdout: string; stderr: string }) => `${stdout}\n${stderr}`,
  );
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    throw new Error(`${command} left no report:\n${output}`);
  }
}

/**
 * Returns the failing tests of a Vitest project in the copy, by file and title; a file that cannot run counts as one.
 */
async function failing(project: string, leftOut: readonly string[]): Promise<string[]> {
  const exclude = leftOut.map((name) => `--exclude=**/${name}.test.ts`);
  const options = ['run', '--project', project, ...exclude, '--reporter=json', `--outputFile=${report}`];
  const { numTotalTests, testResults } = (await reportOf('vitest', ...options)) as {
    numTotalTests: number;
    testResults: {
      name: string;
      status: string;
      assertionResults: { status: string; fullName: string }[];
    }[];
  };
  expect(numTotalTests).toBeGreaterThan(100);
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((each) => each.status === 'failed');
    const names =
      failed.length === 0 && status === 'failed' ? ['the file'] : failed.map((each) => each.fullName);
    return names.map((each) => `${path.basename(name)}: ${each}`);
  });
}

type Suite = { suites?: Suite[]; specs: { file: string; title: string; ok: boolean }[] };

/** Returns the failing tests of a Playwright report, by file and title. */
function failedIn({ suites = [], specs }: Suite): string[] {
  const failed = specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file}: ${title}`);
  return [...failed, ...suites.flatMap(failedIn)];
}

beforeAll(() => {
  editAsOwner(copy);
  build(copy);
}, 300_000);

test('the unit tests pass', { timeout: 300_000 }, async () => {
  // The excluded tests only use their own content.
  expect(await failing('unit', ['mistakes', 'every-message'])).toEqual([]);
});

test('the tests of the built files pass, except the specification', { timeout: 300_000 }, async () => {
  // Excludes three that build their own content, and the HTML validity, which does not depend on the words.
  const found = await failing('dist', ['other-site/*', 'nu']);
  expect(found.filter((each) => !each.startsWith('specification.test.ts: '))).toEqual([]);
  expect(found, 'the edit contradicts the specification').not.toEqual([]);
});

test('the browser tests pass', { timeout: 300_000 }, async () => {
  const journeys = await reportOf(
    'playwright',
    'test',
    '--config=test/owner/playwright.config.ts',
    '--reporter=json',
  );
  const { suites, stats } = journeys as { suites: Suite[]; stats: { expected: number } };
  expect(suites.flatMap(failedIn)).toEqual([]);
  expect(stats.expected).toBeGreaterThan(20);
});
