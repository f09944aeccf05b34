/** Changes of the list of languages, which Vite answers by starting the editor anew. */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isLeftBehind } from '#packages/content/reading/content-folder.ts';
import { wordFiles } from '#packages/content/schema.ts';
import type { FileData } from '../content/content-files.ts';
import { writeAll } from './write-all.ts';

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
