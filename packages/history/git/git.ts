/** Runs Git for the build, the editor, the scripts and the tests: on the repository of a folder, whatever is set around it. */
import { execFile, spawnSync } from 'node:child_process';
import { mkdtempDisposableSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { reasonOf, type GitReason } from './git-reason.ts';

/** `output` is what programs read, and `said` all that Git has printed, for people too. */
export type GitResult = { isGood: boolean; output: string; bytes: Buffer; said: string; reason?: GitReason };

// What Git sets for its hooks, and people for other repositories, leads to another repository or index. All of
// `git rev-parse --local-env-vars` but the configuration, in which a container may trust its folders.
const elsewhere =
  'DIR WORK_TREE INDEX_FILE OBJECT_DIRECTORY ALTERNATE_OBJECT_DIRECTORIES COMMON_DIR NAMESPACE PREFIX CONFIG SHALLOW_FILE GRAFT_FILE IMPLICIT_WORK_TREE REPLACE_REF_BASE NO_REPLACE_OBJECTS GLOB_PATHSPECS NOGLOB_PATHSPECS ICASE_PATHSPECS EXTERNAL_DIFF';

const isolated = () => ({
  ...process.env,
  ...Object.fromEntries(elsewhere.split(' ').map((name) => [`GIT_${name}`, undefined])),
  // The reasons are read in English.
  LC_ALL: 'C',
  // Never prompts, because nobody could answer.
  GIT_TERMINAL_PROMPT: '0',
  // Reading must not disturb a command that somebody else runs.
  GIT_OPTIONAL_LOCKS: '0',
  GIT_LITERAL_PATHSPECS: '1',
});

// Settings of a person that would change what is read here.
const settings = ['-c', 'core.quotePath=false', '-c', 'log.showSignature=false'];

const maxBuffer = 500_000_000;
const timeout = 120_000;

function resultOf(error: Error | null | undefined, stdout: Buffer | null, stderr: Buffer | null): GitResult {
  const bytes = stdout ?? Buffer.alloc(0);
  const output = bytes.toString();
  const said = `${stderr?.toString() ?? ''}${output}`.trim();
  if (!error) return { isGood: true, output, bytes, said };
  const isMissing = 'code' in error && ['ENOENT', 'EACCES'].includes(String(error.code));
  const reason: GitReason = isMissing
    ? { why: 'missing', at: '', said: error.message }
    : reasonOf('killed' in error && error.killed ? `no answer within two minutes\n${said}` : said);
  return { isGood: false, output, bytes, said, reason };
}

export const git = (folder: string, ...args: string[]): Promise<GitResult> => gitWith({}, folder, ...args);

/** Runs Git with variables of its environment, such as another index. */
export function gitWith(env: NodeJS.ProcessEnv, folder: string, ...args: string[]): Promise<GitResult> {
  return new Promise((resolve) => {
    const options = {
      cwd: folder,
      env: { ...isolated(), ...env },
      timeout,
      maxBuffer,
      encoding: 'buffer',
    } as const;
    execFile('git', [...settings, ...args], options, (...result) => resolve(resultOf(...result)));
  });
}

export function gitSync(folder: string, args: readonly string[], input?: string): GitResult {
  const options = { cwd: folder, env: isolated(), input, maxBuffer };
  const { error, status, stdout, stderr } = spawnSync('git', [...settings, ...args], options);
  return resultOf(error ?? (status === 0 ? undefined : new Error('failed')), stdout, stderr);
}

/** What Git prints; empty if it fails, as without a history. */
export function gitOutput(folder: string, ...args: string[]): string {
  const { isGood, output } = gitSync(folder, args);
  return isGood ? output : '';
}

export async function gitSetting(folder: string, name: string, ...options: string[]): Promise<string> {
  return (await git(folder, 'config', ...options, '--get', name)).output.trim();
}

/** Git's trace of what it runs, an event a line (https://git-scm.com/docs/api-trace2): of hooks, what is read of it here. */
const traceEvent = z.object({
  event: z.string(),
  sid: z.string(),
  child_id: z.number().optional(),
  hook_name: z.string().optional(),
  code: z.number().optional(),
});

/** The hook with which Git has stopped, as a hook may print nothing; undefined if it was none. */
function refusingHook(trace: string): string | undefined {
  const events = trace
    .split('\n')
    .filter(Boolean)
    .map((line) => traceEvent.parse(JSON.parse(line)));
  // What a hook runs of Git has the id of its caller before its own.
  const own = events.filter(({ sid }) => !sid.includes('/'));
  const failed = own.findLast(({ event, code }) => event === 'child_exit' && code !== 0);
  return own.find(({ event, child_id: id }) => event === 'child_start' && id === failed?.child_id)?.hook_name;
}

/** Runs a command with the hooks of the project. Where one of them refuses, the reason names it. */
export async function gitWithHooks(
  env: NodeJS.ProcessEnv,
  folder: string,
  ...args: string[]
): Promise<GitResult> {
  using temporary = mkdtempDisposableSync(path.join(tmpdir(), 'hooks-'));
  const trace = path.join(temporary.path, 'trace');
  const result = await gitWith({ ...env, GIT_TRACE2_EVENT: trace }, folder, ...args);
  if (result.reason?.why !== 'other') return result;
  const hook = refusingHook(readFileSync(trace, 'utf8'));
  // Git's own line would stand for a reason of the hook.
  const said = result.reason.said.replaceAll(/^error: failed to push .*$/gm, '').trim();
  return hook === undefined ? result : { ...result, reason: { why: 'hook', at: hook, said } };
}

/** Runs Git over the network. SSH asks nothing, unless its command has been chosen. */
export async function gitOnline(folder: string, ...args: string[]): Promise<GitResult> {
  const { GIT_SSH_COMMAND, GIT_SSH } = process.env;
  const chosen = GIT_SSH_COMMAND ?? GIT_SSH ?? (await gitSetting(folder, 'core.sshCommand'));
  return gitWithHooks(chosen ? {} : { GIT_SSH_COMMAND: 'ssh -o BatchMode=yes' }, folder, ...args);
}
