import { fork } from 'node:child_process';
import path from 'node:path';
import { z } from 'zod';
import { readCacheData, writeCache } from '#packages/cache/cache-files.ts';
import { keysOf } from '#packages/content/keys-of.ts';
import type { ReportLine } from '#scripts/launch/report.ts';
import { problemInWords } from '../save/check-unsaved.ts';
import { brokenFiles } from '../save/repair.ts';
import { describeDeadLinks } from './dead-links.ts';
import { sameTexts } from './same-texts.ts';

/** A `note` concerns the site's launch; neither it nor `advice` blocks publishing. */
export type CheckResult = {
  state: 'good' | 'bad' | 'note' | 'advice';
  detail: string;
  /** What the launch check has found. */
  report?: readonly ReportLine[];
};

const good: CheckResult = { state: 'good', detail: '' };
const found = (state: 'bad' | 'advice', lines: readonly string[]): CheckResult =>
  lines.length > 0 ? { state, detail: lines.join(state === 'bad' ? '\n' : '\n\n') } : good;

function run(
  root: string,
  [script, ...args]: readonly [string, ...string[]],
  onMessage: (message: unknown) => void,
): Promise<{ isGood: boolean; output: string }> {
  return new Promise((resolve) => {
    const env = { ...process.env, NODE_ENV: 'production', NO_COLOR: '1', FORCE_COLOR: undefined };
    const child = fork(path.join(root, script), args, { cwd: root, env, execArgv: [], silent: true });
    let output = '';
    const add = (data: unknown) => (output += String(data));
    child.stdout?.on('data', add);
    child.stderr?.on('data', add);
    child.on('message', onMessage);
    child.on('error', (error) => resolve({ isGood: false, output: error.message }));
    child.on('close', (code) => resolve({ isGood: code === 0, output: output.trim() }));
  });
}

/** What generate/generate.ts sends. */
const buildMessage = z.union([z.object({ step: z.string() }), z.object({ failure: z.string() })]);

export type CheckProgress = { check: string; step?: string; result?: CheckResult };

type Check = {
  title: string;
  doing: string;
  run: (root: string, onStep: (step: string) => void) => Promise<CheckResult> | CheckResult;
};

/** In the order in which they run. */
const checks = {
  content: {
    title: 'Words, facts, colors and logo',
    doing: 'Reading every text in every language',
    run(root) {
      const problems = brokenFiles(root).flatMap((file) => file.problems);
      if (problems.length > 0) return found('bad', problems.map(problemInWords));
      return found('advice', sameTexts(root));
    },
  },
  build: {
    title: 'The whole site',
    doing: 'Building it',
    async run(root, onStep) {
      let failure: string | undefined;
      const { isGood, output } = await run(root, ['node_modules/vite/bin/vite.js', 'build'], (sent) => {
        const message = buildMessage.parse(sent);
        if ('step' in message) onStep(message.step);
        else ({ failure } = message);
      });
      // A failure before the first step is for a developer, who needs all of the output.
      return isGood ? good : found('bad', [failure ?? output]);
    },
  },
  links: {
    title: 'Links',
    doing: 'Following every link of every page',
    run: (root) => found('bad', describeDeadLinks(root)),
  },
  launch: {
    title: 'What is left before the site goes public',
    doing: 'Looking for what is left to do',
    async run(root) {
      let report: ReportLine[] | undefined;
      const { output } = await run(root, ['scripts/launch-check.ts', '--without-browser'], (sent) => {
        report = z.array(z.custom<ReportLine>()).parse(sent);
      });
      if (!report) return { state: 'advice', detail: output };
      return { state: report.every(({ state }) => state === 'good') ? 'good' : 'note', detail: '', report };
    },
  },
} satisfies Record<string, Check>;

type CheckName = keyof typeof checks;
const names = keysOf(checks);

const times = z.record(z.string(), z.number());
const timesFile = 'check-times.json';

/** In milliseconds, of each check when it last passed. */
const timesIn = (root: string): z.infer<typeof times> => readCacheData(root, timesFile, times) ?? {};

export function createChecks(root: string, onProgress: (progress: CheckProgress) => void = () => {}) {
  let launchReport: readonly ReportLine[] | undefined;
  async function run(name: CheckName): Promise<CheckResult> {
    const start = performance.now();
    const result = await checks[name].run(root, (step) => onProgress({ check: name, step }));
    if (result.state !== 'bad') {
      const times = { ...timesIn(root), [name]: performance.now() - start };
      writeCache(root, timesFile, JSON.stringify(times));
    }
    return result;
  }
  return {
    run,
    list: names.map((name) => ({ name, title: checks[name].title })),
    /** Undefined if the launch check has not run since the editor started. */
    launchReport: () => launchReport,
    /** In milliseconds; undefined until each check has passed once. */
    usual(): number | undefined {
      const known = timesIn(root);
      const all = names.flatMap((name) => known[name] ?? []);
      return all.length === names.length ? all.reduce((sum, time) => sum + time) : undefined;
    },
    /** Runs the checks up to the first that fails, and returns what that found. */
    async failure(): Promise<string | undefined> {
      for (const name of names) {
        onProgress({ check: name, step: checks[name].doing });
        const result = await run(name);
        onProgress({ check: name, result });
        if (result.state === 'bad') return result.detail;
        launchReport = result.report ?? launchReport;
      }
      return undefined;
    },
  };
}
