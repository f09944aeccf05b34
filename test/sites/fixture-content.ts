import { cpSync, lstatSync } from 'node:fs';
import path from 'node:path';

/** The languages of the fictional company. */
export const fixtureCodes = ['en', 'es'] as const;

/**
 * Copies the content of the fictional company, `test/sites/meridian/content`, to a folder. Words that it lacks are those of
 * `test/sites/isthmus`, so that a new page needs no fictional ones.
 */
export function copyFixtureContent(folder: string): void {
  for (const code of fixtureCodes) {
    const words = path.join('test/sites/isthmus/content', code);
    cpSync(words, path.join(folder, code), {
      recursive: true,
      filter: (from) => from === words || !lstatSync(from).isDirectory(),
    });
  }
  cpSync('test/sites/meridian/content', folder, { recursive: true });
}
