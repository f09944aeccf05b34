/** Runs a server in a separate process during tests. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { searchPath } from './find-program.ts';

export type Running = { origin: string; stop: () => Promise<void> };

/** Returns a port of this machine that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

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
  const env = { ...process.env, PATH: searchPath, ...settings.env };
  const child = spawn(program, options, { ...settings, env });
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

/** Vite's development server, as `npm run dev` and `npm run edit` start it in a copy of the project. */
export async function startVite(cwd: string, args: string[] = [], env = {}): Promise<Running> {
  const port = await freePort();
  const options = [...args, '--port', String(port), '--strictPort', '--host', '127.0.0.1'];
  const command = [process.execPath, 'node_modules/vite/bin/vite.js', ...options] as const;
  return run(port, [...command], { cwd, env: { NODE_ENV: 'development', ...env } });
}
