import path from 'node:path';
import { loadFacts, loadWords } from '../../generate/content/load.ts';
import type { WordFile, Words } from '../../generate/content/schema.ts';

const root = path.resolve(import.meta.dirname, '../..');

export const site = loadFacts(root, 'site');

/** The words of one English content file, as the built pages show them. */
export function words<File extends WordFile>(file: File): Words[File] {
  return loadWords(root, 'en', file);
}

export const ui = words('ui');
