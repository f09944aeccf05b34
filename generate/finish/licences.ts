import { appendFileSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { licencesFile } from '../bundles.ts';

const fontPackage = '@fontsource-variable/schibsted-grotesk';

/** Appends the font's licence, which Vite omits because the font is not a module. */
export function writeLicences(dist: string): void {
  const text = readFileSync(createRequire(import.meta.url).resolve(`${fontPackage}/LICENSE`), 'utf8');
  appendFileSync(path.join(dist, licencesFile), `\n---\n\n## ${fontPackage}\n\n${text.trim()}\n`);
}
