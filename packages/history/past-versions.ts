import { commitsOf, readBlobs } from './commits.ts';

export type PastVersion = { file: string; text: string };

/** Lists the texts that files of `content/` had in any commit, the oldest first. Empty without a history. */
export function pastVersions(root: string, files: readonly string[]): PastVersion[] {
  const changes = commitsOf(root).flatMap((commit) => commit.changes);
  const blobs = new Map(
    changes.flatMap(([file, blob]) => (blob && files.includes(file) ? [[blob, file]] : [])),
  );
  const texts = readBlobs(root, new Set(blobs.keys()));
  return [...blobs].flatMap(([blob, file]) => {
    const text = texts.get(blob);
    return text === undefined ? [] : [{ file, text }];
  });
}
