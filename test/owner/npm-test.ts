/** `npm test` in a copy of the project, whose packages are installed. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';

type VitestReport = {
  testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[];
};
type Suite = { suites?: Suite[]; specs?: { file: string; title: string; ok: boolean }[] };
type Step = { name: string; passed: number; failed: number };

/** The failed tests by file and title, those of steps without a report, such as the types, and the end of what it printed. */
export type TestRun = { failed: string[]; failedSteps: string[]; passed: number; output: string };

/** Returns the failed tests of a Vitest report; a file that cannot run counts as one. */
function failedInVitest({ testResults }: VitestReport): string[] {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((each) => each.status === 'failed').map((each) => each.fullName);
    const titles = failed.length === 0 && status === 'failed' ? ['the file'] : failed;
    return titles.map((title) => `${path.basename(name)}: ${title}`);
  });
}

function failedInPlaywright({ suites = [], specs = [] }: Suite): string[] {
  const failed = specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file}: ${title}`);
  return [...failed, ...suites.flatMap(failedInPlaywright)];
}

export async function npmTest(root: string): Promise<TestRun> {
  // Without what the runner of this test has set.
  const own = Object.entries(process.env).filter(([name]) => !/^(?:NODE_ENV|TEST|VITEST|PW_)/.test(name));
  const PATH = [path.join(root, 'node_modules/.bin'), process.env.PATH].join(path.delimiter);
  const env = { ...Object.fromEntries(own), PATH };
  const run = spawn(process.execPath, ['scripts/test.ts', 'quick'], { cwd: root, env, stdio: 'pipe' });
  const [said, complaints] = await Promise.all([text(run.stdout), text(run.stderr), once(run, 'close')]);
  const report = (name: string) =>
    JSON.parse(readFileSync(path.join(root, 'test-results', `${name}.json`), 'utf8')) as unknown;
  const steps = report('quick-results') as Step[];
  const reported = new Set(['unit and built files', 'browser']);
  return {
    failed: [
      ...failedInVitest(report('unit-and-built-files') as VitestReport),
      ...failedInPlaywright(report('browser') as Suite),
    ],
    failedSteps: steps
      .filter(({ name, failed }) => failed > 0 && !reported.has(name))
      .map(({ name }) => name),
    passed: steps.reduce((sum, { passed }) => sum + passed, 0),
    output: `${complaints}\n${said}`.slice(-20_000),
  };
}
