/** The developers' checks that apply to content. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readWeights } from '#generate/finish/budgets.ts';
import { weightAdvice } from '#generate/finish/weight-advice.ts';
import { checkCopy } from '../save/check-copy.ts';

export const checks = ['content', 'build', 'links', 'bytes', 'launch'] as const;
export type CheckName = (typeof checks)[number];

/** The result of a check. Neither a `note`, which concerns the site's launch, nor `advice` blocks publishing. */
export type Checked = { state: 'good' | 'bad' | 'note' | 'advice'; detail: string };

function run(root: string, args: readonly string[]): Promise<{ isGood: boolean; output: string }> {
  return new Promise((resolve) => {
    const env = { ...process.env, NODE_ENV: 'production', NO_COLOR: '1', FORCE_COLOR: undefined };
    const child = spawn(process.execPath, [...args], { cwd: root, env });
    let output = '';
    child.stdout.on('data', (data) => (output += String(data)));
    child.stderr.on('data', (data) => (output += String(data)));
    child.on('error', (error) => resolve({ isGood: false, output: error.message }));
    child.on('close', (code) => resolve({ isGood: code === 0, output: output.trim() }));
  });
}

const tail = (output: string) => output.split('\n').slice(-40).join('\n');

async function command(root: string, ...args: string[]): Promise<Checked> {
  const { isGood, output } = await run(root, args);
  return { state: isGood ? 'good' : 'bad', detail: isGood ? '' : tail(output) };
}

type TestReport = {
  testResults: {
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
};

/** Returns the failures of a Vitest report, one line each: the page, the rule and what was found. */
export function failuresIn({ testResults }: TestReport): string {
  const lines = testResults.flatMap(({ message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    const reasons = failed.map(({ fullName, failureMessages }) => {
      const [reason = ''] = (failureMessages[0] ?? '').split('\n');
      return `${fullName}: ${reason.replace(/^\w*Error: /, '')}`;
    });
    return reasons.length > 0 ? reasons : message;
  });
  return lines.filter(Boolean).join('\n');
}

async function distTest(root: string, file: string, advice: string): Promise<Checked> {
  const test = `test/dist/${file}.test.ts`;
  if (!existsSync(path.join(root, test))) return { state: 'bad', detail: `${test} is missing` };
  const report = path.join(root, '.cache', `check-${file}.json`);
  rmSync(report, { force: true });
  const args = ['run', '--project', 'dist', test, '--reporter=json', `--outputFile=${report}`];
  const { isGood, output } = await run(root, ['node_modules/vitest/vitest.mjs', ...args]);
  if (isGood) return { state: 'good', detail: '' };
  const failures = existsSync(report)
    ? failuresIn(JSON.parse(readFileSync(report, 'utf8')) as TestReport)
    : tail(output);
  return { state: 'bad', detail: `${advice}\n\n${failures}` };
}

const runs: Record<CheckName, (root: string) => Promise<Checked> | Checked> = {
  content(root) {
    const problems = checkCopy(root, new Map());
    const lines = problems.map(({ file, key, reason }) => `${file}: ${key && `${key}: `}${reason}`);
    return { state: lines.length > 0 ? 'bad' : 'good', detail: lines.join('\n') };
  },
  build: (root) => command(root, 'node_modules/vite/bin/vite.js', 'build'),
  links: (root) =>
    distTest(root, 'links', 'A link of these pages leads nowhere. A developer has to look at it.'),
  bytes(root) {
    const lines = readWeights(root).flatMap(weightAdvice);
    return { state: lines.length > 0 ? 'advice' : 'good', detail: lines.join('\n\n') };
  },
  async launch(root) {
    const { isGood, output } = await run(root, ['scripts/launch-check.ts']);
    const lines = output.split('\n').filter((line) => /^(?:STOP|look| {4})/.test(line));
    return { state: isGood ? 'good' : 'note', detail: isGood ? '' : lines.join('\n') };
  },
};

/** Runs one of the checks: all but the first two read the output of the build. */
export async function runCheck(root: string, name: CheckName): Promise<Checked> {
  return runs[name](root);
}
