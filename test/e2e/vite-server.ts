/** Vite's development server, as `npm run dev` and `npm run edit` start it, on a free port. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { stripVTControlCharacters } from 'node:util';

type Options = { cwd?: string; args?: readonly string[]; env?: Readonly<Record<string, string>> };

/** Starts the server in a folder with a copy of the project; without `cwd`, in this one. Throws if it ends. */
export async function startVite({ cwd = '.', args = [], env = {} }: Options = {}) {
  const command = ['node_modules/vite/bin/vite.js', ...args, '--port', '0', '--host', '127.0.0.1'];
  const server = spawn(process.execPath, command, {
    cwd,
    env: { ...process.env, NODE_ENV: 'development', ...env },
  });
  let output = '';
  const say = (code: number | null) => console.error(`vite ended with ${code}:\n${output.slice(-4000)}`);
  server.on('exit', say);
  const origin = await new Promise<string>((resolve, reject) => {
    server.stdout.on('data', (data) => {
      output += String(data);
      const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(stripVTControlCharacters(output)) ?? [];
      if (address) resolve(address);
    });
    server.stderr.on('data', (data) => (output += String(data)));
    server.once('exit', () => reject(new Error('vite ended')));
  });
  return {
    origin,
    stop: async (): Promise<void> => {
      server.off('exit', say);
      const ended = once(server, 'exit');
      server.kill('SIGKILL');
      await ended;
    },
  };
}
