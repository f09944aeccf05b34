/**
 * Runs the checks, continues after failures, and ends with the slowest files, and a table whose last line is
 * `N passed, N failed`:
 *
 *     npm test              what a person needs before trusting a change
 *     npm test -- release   what only a release needs, counted together with the last `npm test`
 *     npm run test:all      both
 *     npm run check         what runs nothing: format, lint, types
 *
 * Tags in the tests say what runs when: `@all` in Playwright and `all` in Vitest mark what only a release needs. If the
 * build fails, steps that need it are not run, and count as failed. A run that is killed leaves nothing behind.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { endWithNpm } from '#hosting/end-with-npm.ts';
import { headlessShell } from './browser.mjs';
import { startCleanUp } from './clean-up.ts';
import { readPlaywright, readVitest, type Counts, type Report } from './test-reports.ts';

type Result = Report & { name: string; seconds: number };
type Step = {
  name: string;
  command: [string, ...string[]];
  /** Reads the JSON report `test-results/<name>.json`; a step without one counts as one test. */
  read?: (json: string) => Report;
  needsBuild?: true;
  /** The browser in which it runs. It is skipped where there is none. */
  browser?: string;
};

const folder = 'test-results';
const fileOf = (name: string) => `${folder}/${name.replaceAll(' ', '-')}.json`;

function vitest(name: string, projects: readonly string[], ...options: string[]): Step {
  const selected = projects.flatMap((project) => ['--project', project]);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${fileOf(name)}`];
  return {
    name,
    command: ['vitest', 'run', ...selected, ...options, ...reporters],
    read: readVitest,
    needsBuild: true,
  };
}

function playwright(name: string, ...options: string[]): Step {
  return { name, command: ['playwright', 'test', ...options], read: readPlaywright, needsBuild: true };
}

// The steps of a group run in parallel, the groups one after another.
type Groups = readonly (readonly Step[])[];

const check: readonly Step[] = [
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'types', command: ['tsc'] },
];
const quick: Groups = [
  [...check, { name: 'build', command: ['node', 'test/sites/built-sites.ts'] }],
  [vitest('unit and built files', ['unit', 'dist'], '--tagsFilter=!all')],
  [playwright('browser', '--grep-invert=@all')],
];
const release: Groups = [
  [
    vitest('slow files', ['unit', 'dist'], '--tagsFilter=all'),
    vitest('servers and mail programs', ['hosting', 'mail']),
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

const cleanUp = startCleanUp();

/** Runs a command; npm has put the packages' commands into PATH. Alone, it has this terminal; else its output is kept. */
async function run([command, ...args]: Step['command'], env: NodeJS.ProcessEnv, isAlone: boolean) {
  const title = `\n> ${[command, ...args].join(' ')}`;
  if (isAlone) console.log(title);
  const output = isAlone ? 'inherit' : 'pipe';
  const child = spawn(command, args, {
    ...cleanUp.options,
    env: { ...cleanUp.options.env, ...env },
    stdio: ['ignore', output, output],
    shell: process.platform === 'win32',
  });
  cleanUp.watch(child);
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

const none: Report = { passed: 0, failed: 0, skipped: 0, files: [] };

async function reportOn({ name, command, read, browser }: Step, isAlone: boolean): Promise<Report> {
  if (browser && !existsSync(browser)) {
    console.log(`\n"${name}" is skipped: there is no ${browser}.`);
    return { ...none, skipped: 1 };
  }
  const file = fileOf(name);
  rmSync(file, { force: true });
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: file, ...(browser && { CHROME_PATH: browser }) };
  const isGood = await run(command, env, isAlone);
  if (!read) return isGood ? { ...none, passed: 1 } : { ...none, failed: 1 };
  if (!existsSync(file)) return { ...none, failed: 1 };
  const report = read(readFileSync(file, 'utf8'));
  // A run can fail without a failed test: no tests, a crash, a leak.
  return !isGood && report.failed === 0 ? { ...report, failed: 1 } : report;
}

/** Lists the ten files whose tests took the longest, of all workers together. */
function slowest(results: readonly Result[]): string {
  return results
    .flatMap(({ name, files }) => files.map(({ file, seconds }) => ({ name, file, seconds })))
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, 10)
    .map(({ name, file, seconds }) => `${`${seconds.toFixed(1)} s`.padStart(10)}  ${file} (${name})`)
    .join('\n');
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

const [set = 'quick', ...others] = process.argv.slice(2);
const groups = sets[set];
if (!groups || others.length > 0) {
  const rest = Object.keys(sets).filter((name) => name !== 'quick');
  console.error(
    `Give one of ${rest.join(', ')}, or nothing. For some tests: npx vitest run <file>, npx playwright test <file>.`,
  );
  process.exit(1);
}

const quickResults = `${folder}/quick-results.json`;
const hasQuick = set === 'quick' || set === 'all';
const results: Result[] =
  set === 'release' && existsSync(quickResults) ? JSON.parse(readFileSync(quickResults, 'utf8')) : [];
if (hasQuick) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
// What `release` counts if this is ended before its end.
const unfinished: Result = { ...none, name: 'npm test, unfinished', failed: 1, seconds: 0 };
if (hasQuick) writeFileSync(quickResults, JSON.stringify([unfinished]));
endWithNpm();

for (const [at, group] of groups.entries()) {
  const isBuilt = results.every((result) => result.name !== 'build' || result.failed === 0);
  const steps = group.map(async (step): Promise<Result> => {
    const start = performance.now();
    const isLeftOut = step.needsBuild && !isBuilt;
    const report = isLeftOut ? { ...none, failed: 1 } : await reportOn(step, group.length === 1);
    return { name: step.name, seconds: (performance.now() - start) / 1000, ...report };
  });
  results.push(...(await Promise.all(steps)));
  if (hasQuick && at === quick.length - 1) writeFileSync(quickResults, JSON.stringify(results));
}

await cleanUp.end();
const files = slowest(results);
console.log(`${files && `\nThe slowest files:\n${files}\n`}\n${table(results)}`);
// Not process.exit(), which could cut off the output.
process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0;
