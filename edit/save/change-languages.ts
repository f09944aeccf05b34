/** Changes of the list of languages, which Vite answers by starting the editor anew: its steps are kept in a file. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isLeftBehind } from '#packages/content/reading/content-folder.ts';
import { languagesFile, type FileData } from '../content/content-files.ts';
import type { Step } from './session.ts';
import { writeAll } from './write-all.ts';

type Kept = { title: string; files: { file: string; before?: string; after?: string }[] };

const keptFile = (root: string) => path.join(root, '.cache/edit-language.json');

/** Keeps a step for the next session. */
export function keepStep(root: string, { title, before, after }: Step): void {
  const files = [...before].map(([file, text]) => ({ file, before: text, after: after.get(file) }));
  mkdirSync(path.dirname(keptFile(root)), { recursive: true });
  writeFileSync(keptFile(root), JSON.stringify({ title, files }));
}

/** Returns the step that an earlier session has kept, unless the list of languages is another one by now. */
export function keptStep(root: string): Step[] {
  if (!existsSync(keptFile(root))) return [];
  const { title, files } = JSON.parse(readFileSync(keptFile(root), 'utf8')) as Kept;
  const texts = (of: 'before' | 'after') => new Map(files.map((each) => [each.file, each[of]]));
  const [before, after] = [texts('before'), texts('after')];
  const list = readFileSync(path.join(root, 'content', languagesFile), 'utf8');
  return list === after.get(languagesFile) ? [{ title, before, after }] : [];
}

/** Writes files of languages. Folders that have nothing left go too: they would be those of no language. */
export function writeLanguages(root: string, texts: ReadonlyMap<string, FileData>): void {
  writeAll(root, texts);
  const removed = [...texts].filter(([file, text]) => text === undefined && file.includes('/'));
  for (const folder of new Set(removed.map(([file]) => file.replace(/\/.*/, '')))) {
    const full = path.join(root, 'content', folder);
    const names = existsSync(full) ? readdirSync(full, { recursive: true, withFileTypes: true }) : [];
    if (names.every((each) => each.isDirectory() || isLeftBehind(each.name)))
      rmSync(full, { recursive: true, force: true });
  }
}
