import { existsSync } from 'node:fs';
import path from 'node:path';

// Debian installs nginx in sbin, which is not in every user's PATH.
export const searchPath = [process.env.PATH ?? '', '/usr/sbin', '/sbin'].join(path.delimiter);

export function findProgram(...names: string[]): string | undefined {
  return names
    .flatMap((name) => searchPath.split(path.delimiter).map((folder) => path.join(folder, name)))
    .find((file) => existsSync(file));
}
