/** Changes of the list of languages, which Vite answers by starting the editor anew: its steps are kept in a file. */
import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { readCacheData, writeCache } from '#packages/cache/cache-files.ts';
import { isLeftBehind } from '#packages/content/reading/content-folder.ts';
import { wordFiles } from '#packages/content/schema.ts';
import { gitOutput } from '#packages/history/git/git.ts';
import { languagesFile, type FileData } from '../content/content-files.ts';
import type { Step } from './session.ts';
import { writeAll } from './write-all.ts';

const kept = z.object({
  title: z.string(),
  files: z.array(z.object({ file: z.string(), before: z.string().optional(), after: z.string().optional() })),
});
const keptFile = 'edit-language.json';

export function keepStep(root: string, { title, before, after }: Step): void {
  const files = [...before].map(([file, text]) => ({ file, before: text, after: after.get(file) }));
  writeCache(root, keptFile, JSON.stringify({ title, files }));
}

/** The step that an earlier session has kept, unless the list of languages is another one by now, or published. */
export function keptStep(root: string): Step[] {
  const step = readCacheData(root, keptFile, kept);
  if (!step) return [];
  const texts = (of: 'before' | 'after') => new Map(step.files.map((each) => [each.file, each[of]]));
  const [before, after] = [texts('before'), texts('after')];
  const list = readFileSync(path.join(root, 'content', languagesFile), 'utf8');
  const published = gitOutput(root, 'show', `HEAD:./content/${languagesFile}`);
  const isUndoable = list === after.get(languagesFile) && list.trim() !== published.trim();
  return isUndoable ? [{ id: randomUUID(), title: step.title, before, after }] : [];
}

function filesIn(root: string, folder: string): string[] {
  const content = path.join(root, 'content');
  const full = path.join(content, folder);
  const entries = existsSync(full) ? readdirSync(full, { recursive: true, withFileTypes: true }) : [];
  return entries
    .filter((each) => !each.isDirectory() && !isLeftBehind(each.name))
    .map((each) => path.relative(content, path.join(each.parentPath, each.name)));
}

/** The files that would be left in a folder which has no language any more, once these files are written. */
export function leftWithout(root: string, texts: ReadonlyMap<string, FileData>): string[] {
  const folders = [...texts].flatMap(([file, text]) =>
    text === undefined && wordFiles.some((name) => file.endsWith(`/${name}.yaml`)) ? path.dirname(file) : [],
  );
  return [...new Set(folders)].flatMap((folder) => filesIn(root, folder)).filter((file) => !texts.has(file));
}

/** Writes files of languages. Folders that have nothing left go too: they would be those of no language. */
export function writeLanguages(root: string, texts: ReadonlyMap<string, FileData>): void {
  writeAll(root, texts);
  const removed = [...texts].filter(([, text]) => text === undefined).map(([file]) => file);
  // Not the folder of a file beside `content/`.
  for (const folder of new Set(removed.flatMap((file) => /^([\w-]+)\//.exec(file)?.[1] ?? []))) {
    if (filesIn(root, folder).length === 0)
      rmSync(path.join(root, 'content', folder), { recursive: true, force: true });
  }
}
