/** Runs a server in a separate process during a block of tests. */
import { spawn, type ChildProcess } from 'node:child_process';
import { chownSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../free-port.ts';
import { builtRoot } from '../sites/sites.ts';

/** The fictional company's site, in a copy of the project: it counts visits, posts its form, and has old addresses. */
export const root = builtRoot('meridian');
export const dist = path.join(root, 'dist');

export type Running = { origin: string; stop: () => Promise<void> };

// Debian installs nginx in sbin, which is not in every user's PATH.
const searchPath = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/sbin` };

async function answers(origin: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`it ended with ${child.exitCode}:\n${output()}`);
    try {
      await fetch(origin, { method: 'HEAD', redirect: 'manual' });
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error(`no answer in a minute:\n${output()}`);
}

export async function run(
  port: number,
  [program, ...options]: [string, ...string[]],
  settings: { cwd?: string; env?: NodeJS.ProcessEnv; uid?: number; gid?: number } = {},
): Promise<Running> {
  const child = spawn(program, options, { cwd: root, ...settings, env: { ...searchPath, ...settings.env } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += String(data)));
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const origin = `http://127.0.0.1:${port}`;
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  try {
    await answers(origin, child, () => output);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin, stop };
}

/** The user nobody if tests run as root: servers must not need privileges. */
export const unprivileged = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** Starts a server in a temporary folder, with a copy of the built site. */
export async function inFolder(start: (folder: string, port: number) => Promise<Running>): Promise<Running> {
  const folder = mkdtempSync(path.join(tmpdir(), 'engine-'));
  if (unprivileged.uid) chownSync(folder, unprivileged.uid, unprivileged.gid);
  cpSync(dist, path.join(folder, 'site'), {
    recursive: true,
    preserveTimestamps: true,
  });
  const running = await start(folder, await freePort());
  return {
    ...running,
    stop: async () => {
      await running.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
