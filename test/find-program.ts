import { existsSync } from 'node:fs';
import path from 'node:path';

export function findProgram(...names: string[]): string | undefined {
  // Debian installs nginx in sbin, which is not in every user's PATH.
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/sbin'];
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((file) => existsSync(file));
}
