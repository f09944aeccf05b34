/** The steps of an owner that Undo and Redo go through, also once the editor was started anew: they are kept in `.cache/`. */
import { rmSync } from 'node:fs';
import { z } from 'zod';
import { cacheFile, readCacheData, writeCache } from '#packages/cache/cache-files.ts';
import { isPicture, type FileData } from '../content/content-files.ts';

type Texts = Map<string, FileData>;
/**
 * The files of a save as they are after it and, for Undo, before it. Undo writes these as a whole: the inverse of each edit would
 * bring back what was removed without its comments, and as the writer breaks its lines.
 */
export type Step = { id: string; title: string; before: Texts; after: Texts };

const most = 100;
const lists = z.object({ undo: z.array(z.uuid()), redo: z.array(z.uuid()) });
const listFile = 'edit-history/steps.json';
const fileOf = (id: string) => `edit-history/${id}.json`;

const kept = z.object({
  title: z.string(),
  // As base64, which a picture needs.
  files: z.array(z.object({ file: z.string(), before: z.string().optional(), after: z.string().optional() })),
});

function readStep(root: string, id: string): Step[] {
  const step = readCacheData(root, fileOf(id), kept);
  if (!step) return [];
  const texts = (of: 'before' | 'after') =>
    step.files.map(({ file, [of]: data }) => {
      const bytes = data === undefined ? undefined : Buffer.from(data, 'base64');
      return [file, isPicture(file) ? bytes : bytes?.toString('utf8')] as const;
    });
  return [{ id, title: step.title, before: new Map(texts('before')), after: new Map(texts('after')) }];
}

const written = (data: FileData) => (data === undefined ? undefined : Buffer.from(data).toString('base64'));

function writeStep(root: string, { id, title, before, after }: Step): void {
  const files = [...before].map(([file, data]) => ({
    file,
    before: written(data),
    after: written(after.get(file)),
  }));
  writeCache(root, fileOf(id), JSON.stringify({ title, files }));
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
        for (const step of steps.flat()) if (!stored.has(step.id)) writeStep(root, step);
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
