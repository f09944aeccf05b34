import { readdirSync, statSync } from 'node:fs';

/** Returns the names of what is in a folder; none if there is no such folder, or it is a file. */
export function namesIn(folder: string): string[] {
  return isFolder(folder) ? readdirSync(folder) : [];
}

/** Whether a path is a folder. */
export function isFolder(full: string): boolean {
  try {
    return statSync(full).isDirectory();
  } catch {
    return false;
  }
}
