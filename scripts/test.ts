/**
 * Runs the checks, continues after failures, and ends with a table whose last line is `N passed, N failed`:
 *
 *     node scripts/test.ts quick           npm test: what a person needs before trusting a change
 *     node scripts/test.ts release         what only a release needs, counted together with the last `quick`
 *     node scripts/test.ts quick release   npm run test:all
 *
 * Tags in the tests say what runs when: `@all` in Playwright and `all` in Vitest mark what only a release needs. If the
 * build fails, steps that need it are not run, and count as failed.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';

type Counts = { passed: number; failed: number; skipped: number };
type Result = Counts & { name: string; seconds: number };
type Step = {
  name: string;
  command: [string, ...string[]];
  /** Reads the counts from the JSON report `test-results/<name>.json`; a step without one counts as one test. */
  count?: (report: unknown) => Counts;
  needsBuild?: true;
};

const folder = 'test-results';
const reportOf = (name: string) => `${folder}/${name.replaceAll(' ', '-')}.json`;

/** Counts Vitest's JSON report. A file that could not run counts as one failed test. */
function countVitest(report: unknown): Counts {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = report as {
    numPassedTests: number;
    numFailedTests: number;
    numPendingTests: number;
    numTodoTests: number;
    testResults: { status: string; assertionResults: unknown[] }[];
  };
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    skipped: numPendingTests + numTodoTests,
  };
}

/** Counts Playwright's JSON report. A flaky test counts as failed. */
function countPlaywright(report: unknown): Counts {
  const { stats, errors } = report as {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
    errors: unknown[];
  };
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}

function vitest(name: string, projects: readonly string[], ...options: string[]): Step {
  const selected = projects.flatMap((project) => ['--project', project]);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportOf(name)}`];
  return {
    name,
    command: ['vitest', 'run', ...selected, ...options, ...reporters],
    count: countVitest,
    needsBuild: true,
  };
}

function playwright(name: string, ...options: string[]): Step {
  return { name, command: ['playwright', 'test', ...options], count: countPlaywright, needsBuild: true };
}

// The steps of a group run in parallel, the groups one after another.
const sets: Readonly<Record<string, readonly (readonly Step[])[]>> = {
  quick: [
    [
      { name: 'format', command: ['oxfmt', '--check'] },
      { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
      { name: 'types', command: ['tsc'] },
      { name: 'build', command: ['node', 'test/sites/built-sites.ts'] },
    ],
    [vitest('unit and built files', ['unit', 'dist'], '--tagsFilter=!all')],
    [playwright('browser', '--grep-invert=@all')],
  ],
  release: [
    [
      vitest('slow files', ['unit', 'dist'], '--tagsFilter=all'),
      vitest('servers and mail programs', ['hosting', 'mail']),
      vitest('three engines', ['engines']),
    ],
    [playwright('long journeys', '--grep=@all', '--grep-invert=@owner')],
    // Alone, because it runs `npm test` in a copy.
    [playwright('another owner', '--grep=@owner')],
  ],
};

/** Runs a command; npm has put the packages' commands into PATH. Alone, it has this terminal; else its output is kept. */
async function run([command, ...args]: Step['command'], env: NodeJS.ProcessEnv, isAlone: boolean) {
  const title = `\n> ${[command, ...args].join(' ')}`;
  if (isAlone) console.log(title);
  const output = isAlone ? 'inherit' : 'pipe';
  const child = spawn(command, args, {
    env,
    stdio: ['ignore', output, output],
    shell: process.platform === 'win32',
  });
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => chunks.push(text));
  }
  return new Promise<boolean>((resolve) => {
    child.on('error', (error) => {
      console.error(error.message);
      resolve(false);
    });
    child.on('close', (code) => {
      if (!isAlone) console.log(`${title}\n${chunks.join('')}`);
      resolve(code === 0);
    });
  });
}

async function countsOf({ name, command, count }: Step, isAlone: boolean): Promise<Counts> {
  const report = reportOf(name);
  rmSync(report, { force: true });
  const isGood = await run(command, { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report }, isAlone);
  if (!count) return { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, skipped: 0 };
  if (!existsSync(report)) return { passed: 0, failed: 1, skipped: 0 };
  const counts = count(JSON.parse(readFileSync(report, 'utf8')));
  // A run can fail without a failed test: no tests, a crash, a leak.
  return !isGood && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

function table(results: readonly Result[]): string {
  const rows = results.map(
    ({ name, passed, failed, skipped, seconds }) =>
      `${failed > 0 ? '✗' : '✓'} ${name.padEnd(26)}${`${passed} passed`.padStart(12)}${`${failed} failed`.padStart(12)}` +
      `${`${skipped} skipped`.padStart(12)}${`${seconds.toFixed(1)} s`.padStart(10)}`,
  );
  const sum = (of: keyof Counts) => results.reduce((total, each) => total + each[of], 0);
  const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
  return [...rows, '', `${sum('passed')} passed, ${sum('failed')} failed${skipped}`].join('\n');
}

const names = process.argv.slice(2);
const unknown = names.find((name) => !sets[name]);
if (names.length === 0 || unknown)
  throw new Error(`give "quick", "release", or both, not "${unknown ?? ''}"`);

const quickResults = `${folder}/quick-results.json`;
if (names[0] === 'quick') rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const results: Result[] = existsSync(quickResults)
  ? (JSON.parse(readFileSync(quickResults, 'utf8')) as Result[])
  : [];

for (const name of names) {
  for (const group of sets[name] ?? []) {
    const isBuilt = results.every((result) => result.name !== 'build' || result.failed === 0);
    const steps = group.map(async (step): Promise<Result> => {
      const start = performance.now();
      const isLeftOut = step.needsBuild && !isBuilt;
      const counts = isLeftOut
        ? { passed: 0, failed: 1, skipped: 0 }
        : await countsOf(step, group.length === 1);
      return { name: step.name, seconds: (performance.now() - start) / 1000, ...counts };
    });
    results.push(...(await Promise.all(steps)));
  }
  if (name === 'quick') writeFileSync(quickResults, JSON.stringify(results));
}

console.log(`\n${table(results)}`);
// Not process.exit(), which could cut off the output.
process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0;
