import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';

/** Returns what the command printed. All that it starts ends with this process, however that ends. */
export async function run(command: readonly string[], cwd = '.'): Promise<string> {
  const child = spawn(process.execPath, [path.resolve('scripts/contained.ts'), ...command], { cwd });
  const [printed, complaints, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  if (code !== 0)
    throw new Error(`${command.slice(0, 4).join(' ')}: ${complaints.trim().split('\n').at(-1)}`);
  return printed;
}
