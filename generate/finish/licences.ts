import { appendFileSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Where visitors find the licences of what they receive, which ask to travel along. Vite lists the bundled packages. */
export const licencesFile = 'licences.txt';

const fontPackage = '@fontsource-variable/schibsted-grotesk';

/** Adds the font's licence, which Vite cannot know of: the font is no module of the bundle. */
export function writeLicences(dist: string): void {
  const text = readFileSync(createRequire(import.meta.url).resolve(`${fontPackage}/LICENSE`), 'utf8');
  appendFileSync(path.join(dist, licencesFile), `\n---\n\n## ${fontPackage}\n\n${text.trim()}\n`);
}
