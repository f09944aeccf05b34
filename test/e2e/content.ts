import { loadSite } from '#packages/content/site.ts';
import type { WordFile, Words } from '#packages/content/schema.ts';
import { isthmus } from '../sites/sites.ts';

export function words<File extends WordFile>(file: File): Words[File] {
  return loadSite(isthmus).languages.en.words[file];
}

export const ui = words('ui');
