/** What is checked before publishing: the content, the build, its links, and what is left before the launch. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { readWeights, weightAdvice } from '../../judges/page-weight.ts';
import { brokenFiles } from '../save/mend.ts';
import { describeDeadLinks } from './dead-links.ts';
import { sameTexts } from './same-texts.ts';

export const checks = ['content', 'build', 'links', 'weight', 'launch'] as const;
type CheckName = (typeof checks)[number];

/** The result of a check. A `note` concerns the site's launch; neither it nor `advice` blocks publishing. */
export type Checked = { state: 'good' | 'bad' | 'note' | 'advice'; detail: string };

const good: Checked = { state: 'good', detail: '' };
const bad = (lines: readonly string[]): Checked =>
  lines.length > 0 ? { state: 'bad', detail: lines.join('\n') } : good;
const advice = (lines: readonly string[]): Checked =>
  lines.length > 0 ? { state: 'advice', detail: lines.join('\n\n') } : good;

/** Runs a command of the project. `onOutput` is called with its output so far. */
function run(
  root: string,
  args: readonly string[],
  onOutput: (output: string) => void = () => {},
): Promise<{ isGood: boolean; output: string }> {
  return new Promise((resolve) => {
    const env = { ...process.env, NODE_ENV: 'production', NO_COLOR: '1', FORCE_COLOR: undefined };
    const child = spawn(process.execPath, [...args], { cwd: root, env });
    let output = '';
    const add = (data: unknown) => onOutput((output += String(data)));
    child.stdout.on('data', add);
    child.stderr.on('data', add);
    child.on('error', (error) => resolve({ isGood: false, output: error.message }));
    child.on('close', (code) => resolve({ isGood: code === 0, output: output.trim() }));
  });
}

/** Returns the step that the build has announced last, as in 'Rendering the pages'. */
export const stepIn = (output: string): string =>
  /^(.+)…$/m.exec(output.split('\n').toReversed().join('\n'))?.[1] ?? '';

/** Returns what a failed build says, without what only developers need. */
export function reasonIn(output: string): string {
  const [, reason = output] = /^(?:error during build:|✗ .*)\n([^]*)$/m.exec(output) ?? [];
  const lines = reason.split('\n').filter((line) => !/^\s+at /.test(line));
  return lines.slice(-40).join('\n').trim();
}

const changedMeanwhile = 'A file was changed while it was checked. Look at the changes, and publish again.';

type Progress = (step: string) => void;

const runs: Record<CheckName, (root: string, progress: Progress) => Promise<Checked> | Checked> = {
  content(root) {
    const problems = brokenFiles(root).flatMap((file) => file.problems);
    if (problems.length > 0) return bad(problems.map(({ where, reason }) => `${where}: ${reason}`));
    return advice(sameTexts(root));
  },
  async build(root, progress) {
    const { isGood, output } = await run(root, ['node_modules/vite/bin/vite.js', 'build'], (text) =>
      progress(stepIn(text)),
    );
    return isGood ? good : bad([reasonIn(output)]);
  },
  links: (root) => bad(describeDeadLinks(root)),
  weight: (root) => advice(readWeights(root).flatMap(weightAdvice)),
  async launch(root) {
    const { output } = await run(root, ['scripts/launch-check.ts', '--without-browser']);
    const lines = output.split('\n').filter((line) => /^(?:STOP|look| {4})/.test(line));
    return lines.length === 0 ? good : { state: 'note', detail: lines.join('\n') };
  },
};

/** Identifies the state of the files that a check is about. */
function fingerprint(root: string): string {
  const hash = createHash('sha256');
  for (const part of ['content', 'app', 'generate', 'packages', 'package.json']) {
    const full = path.join(root, part);
    if (!existsSync(full)) continue;
    const files = statSync(full).isDirectory()
      ? readdirSync(full, { recursive: true, encoding: 'utf8' }).map((file) => path.join(full, file))
      : [full];
    for (const file of files.toSorted()) {
      const { size, mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? {};
      hash.update(`${file} ${size} ${mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
}

/** Runs the checks of a project, and remembers for which state of its files each has passed. */
export function createChecks(root: string) {
  const passed = new Map<CheckName, string>();
  let step = '';
  const runCheck = async (name: CheckName): Promise<Checked> => {
    const state = fingerprint(root);
    step = '';
    const result = await runs[name](root, (next) => (step = next));
    step = '';
    if (result.state !== 'bad') passed.set(name, state);
    return result;
  };
  return {
    run: runCheck,
    /** Returns what the running check is doing; empty if it does not say. */
    step: () => step,
    /** Runs the checks that have not passed for the current files. Returns the first failure, if any. */
    async failure(): Promise<Checked | undefined> {
      const state = fingerprint(root);
      for (const name of checks) {
        if (passed.get(name) === fingerprint(root)) continue;
        const result = await runCheck(name);
        if (result.state === 'bad') return result;
      }
      return fingerprint(root) === state ? undefined : bad([changedMeanwhile]);
    },
  };
}
