/**
 * Runs the checks, continues after failures, and ends with a table whose last line is `N passed, N failed`:
 *
 *     npm test              what a person needs before trusting a change
 *     npm test -- release   what only a release needs, counted together with the last `npm test`
 *     npm run test:all      both
 *     npm run check         what runs nothing: format, lint, types
 *
 * Tags in the tests say what runs when: `@all` in Playwright and `all` in Vitest mark what only a release needs. What does not
 * run to its end counts as failed, such as all that follows a failed build.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { endWithNpm } from '#hosting/end-with-npm.ts';
import { headlessShell } from './browser.mjs';

type Report = { passed: number; failed: number; skipped: number };

/** In JUnit's format, which both Vitest and Playwright write. */
function readReport(xml: string): Report {
  const sum = (name: string) =>
    Array.from(xml.matchAll(new RegExp(`<testsuite [^>]*\\b${name}="(\\d+)"`, 'g')), ([, count]) =>
      Number(count),
    ).reduce((total, each) => total + each, 0);
  const [failed, skipped] = [sum('failures') + sum('errors'), sum('skipped')];
  return { passed: sum('tests') - failed - skipped, failed, skipped };
}

type Result = Report & { name: string; seconds: number };
type Step = {
  name: string;
  command: readonly string[];
  /** Whether it writes a report; one without it counts as one test. */
  reports?: true;
  /** The browser in which it runs. It is skipped where there is none. */
  browser?: string;
};

const folder = 'test-results';
const fileOf = (name: string) => `${folder}/${name.replaceAll(' ', '-')}.xml`;

function vitest(name: string, projects: readonly string[], ...options: string[]): Step {
  const selected = projects.flatMap((project) => ['--project', project]);
  const reporters = ['--reporter=default', '--reporter=junit', `--outputFile.junit=${fileOf(name)}`];
  return { name, command: ['vitest', 'run', ...selected, ...options, ...reporters], reports: true };
}

function playwright(name: string, ...options: string[]): Step {
  return { name, command: ['playwright', 'test', ...options], reports: true };
}

// The steps of a group run in parallel, the groups one after another.
type Groups = readonly (readonly Step[])[];

const check: readonly Step[] = [
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'types', command: ['tsc'] },
];
const build: Step = { name: 'build', command: ['node', 'test/sites/built-sites.ts'] };
const quick: Groups = [
  // Each of these leaves a core to the others at times.
  [...check, build, vitest('unit', ['unit'], '--tagsFilter=!all')],
  [vitest('built files', ['dist'], '--tagsFilter=!all')],
  [playwright('browser', '--grep-invert=@all')],
];
const release: Groups = [
  [
    vitest('slow files', ['unit', 'dist'], '--tagsFilter=all'),
    vitest('servers', ['hosting']),
    vitest('three engines', ['engines']),
  ],
  [playwright('long journeys', '--grep=@all')],
  [{ ...playwright('headless shell', 'audit.spec.ts'), browser: headlessShell }],
];
const sets: Readonly<Record<string, Groups>> = {
  check: [check],
  quick,
  release,
  all: [...quick, ...release],
};

/** npm has put the packages' commands into PATH. A command alone has this terminal; the output of others is printed when they end. */
function run(command: readonly string[], env: NodeJS.ProcessEnv, isAlone: boolean): Promise<boolean> {
  const title = `\n> ${command.join(' ')}`;
  if (isAlone) console.log(title);
  const output = isAlone ? 'inherit' : 'pipe';
  const child = spawn(process.execPath, ['scripts/contained.ts', ...command], {
    env: { ...process.env, ...env },
    stdio: ['pipe', output, output],
  });
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => chunks.push(text));
  return new Promise((resolve) => {
    child.on('close', (code) => {
      if (!isAlone) console.log(`${title}\n${chunks.join('')}`);
      resolve(code === 0);
    });
  });
}

const none: Report = { passed: 0, failed: 0, skipped: 0 };

async function reportOn({ name, command, reports, browser }: Step, isAlone: boolean): Promise<Report> {
  if (browser && !existsSync(browser)) {
    console.log(`\n"${name}" is skipped: there is no ${browser}.`);
    return { ...none, skipped: 1 };
  }
  const file = fileOf(name);
  rmSync(file, { force: true });
  const env = {
    PLAYWRIGHT_JUNIT_OUTPUT_FILE: file,
    // Tests as Playwright compiles them: not among the temporary files, which are gone after each run.
    PWTEST_CACHE_DIR: '.cache/playwright',
    ...(browser && { CHROME_PATH: browser }),
  };
  const isGood = await run(command, env, isAlone);
  if (!reports || !existsSync(file))
    return isGood && !reports ? { ...none, passed: 1 } : { ...none, failed: 1 };
  const report = readReport(readFileSync(file, 'utf8'));
  // A run can fail without a failed test: no tests, a crash, a leak.
  return !isGood && report.failed === 0 ? { ...report, failed: 1 } : report;
}

const [set = 'quick', ...others] = process.argv.slice(2);
const groups = sets[set];
if (!groups || others.length > 0) {
  const rest = Object.keys(sets).filter((name) => name !== 'quick');
  console.error(
    `Give one of ${rest.join(', ')}, or nothing. For some tests: npx vitest run <file>, npx playwright test <file>.`,
  );
  process.exit(1);
}

const resultsFile = `${folder}/results.json`;
const before: Result[] =
  set === 'release' && existsSync(resultsFile) ? JSON.parse(readFileSync(resultsFile, 'utf8')) : [];
const results = new Map(before.map((result) => [result.name, result]));
for (const { name } of groups.flat()) results.set(name, { ...none, name, failed: 1, seconds: 0 });
if (set === 'quick' || set === 'all') rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
// What `release` counts, also if this is ended before its end.
const save = () => set !== 'check' && writeFileSync(resultsFile, JSON.stringify([...results.values()]));
save();
endWithNpm();

for (const group of groups) {
  await Promise.all(
    group.map(async (step) => {
      const start = performance.now();
      const report = await reportOn(step, group.length === 1);
      results.set(step.name, { ...report, name: step.name, seconds: (performance.now() - start) / 1000 });
      save();
    }),
  );
  if (results.get('build')?.failed) break;
}

const all = [...results.values()];
console.log('');
for (const { name, passed, failed, skipped, seconds } of all) {
  const cells = [`${passed} passed`, `${failed} failed`, `${skipped} skipped`, `${seconds.toFixed(1)} s`];
  const row = cells.map((cell) => cell.padStart(12)).join('');
  console.log(`${failed > 0 ? '✗' : '✓'} ${name.padEnd(26)}${row}`);
}
const sum = (of: 'passed' | 'failed' | 'skipped') => all.reduce((total, each) => total + each[of], 0);
const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped}`);
// Not process.exit(), which could cut off the output.
process.exitCode = sum('failed') > 0 ? 1 : 0;
