/**
 * `npm test`: runs every check, and continues after failures. Ends with a table whose last line is `N passed, N
 * failed`. If the build fails, steps that need it are not run, and count as failed.
 *
 * `npm run check` passes `--short`, for the checks to run before each commit: without the slowest files, and in one
 * browser. Steps that leave one core of a small machine idle run in parallel.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { countPlaywright, countVitest, summary, type Counts, type StepResult } from './test-summary.ts';
import { playwrightTimes, slowestFiles, vitestTimes, type FileTime } from './test-times.ts';

const results = 'test-results';
const e2eReport = `${results}/e2e.json`;

type Step = {
  name: string;
  command: [string, ...string[]];
  /** The step's JSON report and its parsers; a step without one counts as one test. */
  report?: { file: string; count: (report: unknown) => Counts; times: (report: unknown) => FileTime[] };
  needsBuild?: true;
};

function vitest(project: string, ...options: string[]): Pick<Step, 'command' | 'report'> {
  const file = `${results}/${project}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return {
    command: ['vitest', 'run', '--project', project, ...options, ...reporters],
    report: { file, count: countVitest, times: vitestTimes },
  };
}

const isShort = process.argv.includes('--short');

/** The slowest files, as long as all others together: every content message and value, processes, git, other builds. */
const slow = {
  unit: ['write', 'every-message', 'mistakes', 'process', 'delivery', 'session', 'publish'],
  dist: ['made-up-company', 'many-articles', 'nu', 'edit', 'stories'],
};
/** Pattern of the journeys that `--short` leaves out, because it runs a similar one. */
const alike = 'receives (?!plain words)|can be (?:printed|read)|/es/.* loads';
const without = (files: readonly string[]) => files.map((file) => `--exclude=**/${file}.test.ts`);

const common: readonly Step[] = [
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'types', command: ['tsc'] },
  { name: 'build', command: ['vite', 'build'] },
];

// The steps of a group run in parallel, the groups one after another.
const short: readonly (readonly Step[])[] = [
  common,
  [
    { name: 'unit tests', ...vitest('unit', ...without(slow.unit)) },
    { name: 'built files', ...vitest('dist', ...without(slow.dist)), needsBuild: true },
    {
      name: 'Chromium',
      ...vitest('engines', 'chromium', `--testNamePattern=^(?!.*(?:${alike}))`),
      needsBuild: true,
    },
  ],
];

const whole: readonly (readonly Step[])[] = [
  common,
  [
    { name: 'unit tests', ...vitest('unit') },
    { name: 'mail programs', ...vitest('mail') },
    { name: 'servers', ...vitest('hosting'), needsBuild: true },
  ],
  [{ name: 'built files', ...vitest('dist'), needsBuild: true }],
  [{ name: 'owner’s edit', ...vitest('owner'), needsBuild: true }],
  [{ name: 'three engines', ...vitest('engines'), needsBuild: true }],
  [
    {
      name: 'browser',
      command: ['playwright', 'test'],
      report: { file: e2eReport, count: countPlaywright, times: playwrightTimes },
      needsBuild: true,
    },
  ],
];

/**
 * Runs a command. Alone, it inherits this terminal; in parallel with others, its output is printed when it ends. npm adds
 * the packages' commands to PATH.
 */
async function run([command, ...args]: Step['command'], isAlone: boolean): Promise<boolean> {
  const title = `\n> ${[command, ...args].join(' ')}`;
  if (isAlone) console.log(title);
  const output = isAlone ? 'inherit' : 'pipe';
  const child = spawn(command, args, {
    stdio: ['ignore', output, output],
    shell: process.platform === 'win32',
  });
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => chunks.push(text));
  }
  return new Promise((resolve) => {
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

const times: FileTime[] = [];

async function runStep({ command, report }: Step, isAlone: boolean): Promise<Counts> {
  const isGood = await run(command, isAlone);
  const alone = isGood ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
  if (!report) return alone;
  try {
    const json: unknown = JSON.parse(readFileSync(report.file, 'utf8'));
    const counts = report.count(json);
    times.push(...report.times(json));
    // A run can fail without a failed test: no tests, a crash, a leak.
    return !isGood && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
  } catch {
    console.error(`${report.file} is not a report.`);
    return { ...alone, passed: 0, failed: 1 };
  }
}

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const stepResults: StepResult[] = [];
for (const group of isShort ? short : whole) {
  const isBuilt = stepResults.every(({ name, failed }) => name !== 'build' || failed === 0);
  const atOnce = group.map(async (step): Promise<StepResult> => {
    const start = performance.now();
    const isLeftOut = step.needsBuild && !isBuilt;
    const counts = isLeftOut ? { passed: 0, failed: 1, skipped: 0 } : await runStep(step, group.length === 1);
    return { name: step.name, seconds: (performance.now() - start) / 1000, ...counts };
  });
  stepResults.push(...(await Promise.all(atOnce)));
}

const { text, isGood } = summary(stepResults);
// Not process.exit(), which could cut off the output.
process.exitCode = isGood ? 0 : 1;
console.log(`\n${slowestFiles(times)}\n\n${text}`);
