/** The checks that matter to words, as a developer runs them. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { checkCopy } from '../save/check-copy.ts';

export const checks = ['content', 'build', 'links', 'bytes', 'launch'] as const;
export type CheckName = (typeof checks)[number];

/** How a check went. What only keeps the site from its launch does not keep words from being published. */
export type Checked = { state: 'good' | 'bad' | 'note'; detail: string };

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

async function distTest(root: string, file: string): Promise<Checked> {
  const test = `test/dist/${file}.test.ts`;
  if (!existsSync(path.join(root, test))) return { state: 'bad', detail: `${test} is missing` };
  return command(root, 'node_modules/vitest/vitest.mjs', 'run', '--project', 'dist', test);
}

const runs: Record<CheckName, (root: string) => Promise<Checked> | Checked> = {
  content(root) {
    const problems = checkCopy(root, new Map());
    const lines = problems.map(({ file, key, reason }) => `${file}: ${key && `${key}: `}${reason}`);
    return { state: lines.length > 0 ? 'bad' : 'good', detail: lines.join('\n') };
  },
  build: (root) => command(root, 'node_modules/vite/bin/vite.js', 'build'),
  links: (root) => distTest(root, 'links'),
  bytes: (root) => distTest(root, 'first-view'),
  async launch(root) {
    const { isGood, output } = await run(root, ['scripts/launch-check.ts']);
    const lines = output.split('\n').filter((line) => /^(?:STOP|look| {4})/.test(line));
    return { state: isGood ? 'good' : 'note', detail: isGood ? '' : lines.join('\n') };
  },
};

/** Runs one of the checks: all but the first two read what the build has written. */
export async function runCheck(root: string, name: CheckName): Promise<Checked> {
  return runs[name](root);
}
