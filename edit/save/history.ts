/** The steps of Undo and Redo, which are kept in `.cache/`: they are still there when the editor is restarted. */
import { rmSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';
import { z } from 'zod';
import { cacheFile, readCache, readCacheData, writeCache } from '#packages/cache/cache-files.ts';
import type { FileData } from '../content/content-files.ts';

export type Texts = Map<string, FileData>;
/**
 * Undo writes the files of a save as a whole: the inverse of each edit would bring back what was removed without its comments, and
 * with the writer's line breaks.
 */
export type Step = { id: string; title: string; before: Texts; after: Texts };

const most = 100;
const lists = z.object({ undo: z.array(z.uuid()), redo: z.array(z.uuid()) });
const listFile = 'edit-history/steps.json';
const fileOf = (id: string) => `edit-history/${id}.bin`;
const texts = z.map(z.string(), z.custom<FileData>());

const kept = z.object({ title: z.string(), before: texts, after: texts });

// Not in JSON, which cannot have the bytes of pictures.
function readStep(root: string, id: string): Step[] {
  try {
    return [{ id, ...kept.parse(deserialize(readCache(root, fileOf(id)) ?? Buffer.alloc(0))) }];
  } catch {
    return [];
  }
}

export function createHistory(root: string) {
  const known = readCacheData(root, listFile, lists) ?? { undo: [], redo: [] };
  const stored = new Set([...known.undo, ...known.redo]);
  const [undo, redo] = [known.undo, known.redo].map((ids) => ids.flatMap((id) => readStep(root, id)));
  return {
    undo: undo ?? [],
    redo: redo ?? [],
    /** Keeps the steps as they are now. On a full disk, they last as long as the editor runs. */
    keep(): void {
      const steps = [this.undo.slice(-most), this.redo];
      try {
        for (const { id, ...step } of steps.flat())
          if (!stored.has(id)) writeCache(root, fileOf(id), serialize(step));
        const [undoIds, redoIds] = steps.map((all) => all.map(({ id }) => id));
        writeCache(root, listFile, JSON.stringify({ undo: undoIds, redo: redoIds }));
        for (const id of stored.difference(new Set(steps.flat().map((each) => each.id))))
          rmSync(cacheFile(root, fileOf(id)), { force: true });
      } catch {
        return;
      }
      stored.clear();
      for (const { id } of steps.flat()) stored.add(id);
    },
  };
}
