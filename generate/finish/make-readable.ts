import { chmodSync, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Lets every user of a system read a folder and its files, as servers must after a copy, whatever the umask of the build
 * and the modes of the pictures that it has copied.
 */
export function makeReadable(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    chmodSync(path.join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
}
