import path from 'node:path';
import { isLeftBehind } from '#packages/content/reading/content-folder.ts';
import { currentSource } from '#packages/content/site.ts';
import { isOwners } from '../content/site-files.ts';
import { branchOf, type Branch } from './branch.ts';
import { changedFiles } from './repository.ts';
import { changesOf, changesSince, type Reviewed } from './review.ts';

/** `leftOut` are the changed files that would not be published. */
export type Status = { changes: Reviewed[]; branch: Branch; leftOut: string[] };

/** The content when the editor started, for comparison if there is no commit. */
type Began = ReadonlyMap<string, string>;

export async function review(root: string, began: Began): Promise<Omit<Status, 'branch'>> {
  const changed = await changedFiles(root);
  if (!changed) {
    const { texts } = currentSource(root).folder;
    const files = [...new Set([...began.keys(), ...texts.keys()])].map((file) => ({
      file,
      before: began.get(file),
      after: texts.get(file),
    }));
    return { changes: changesOf(root, files), leftOut: [] };
  }
  return {
    changes: await changesSince(root, changed.filter(isOwners)),
    leftOut: changed.filter((file) => !isOwners(file) && !isLeftBehind(path.basename(file))),
  };
}

/** Without `fetches`, the state of the shared copy is that of the last fetch. */
export async function statusOf(root: string, began: Began = new Map(), fetches = true): Promise<Status> {
  return { branch: await branchOf(root, { fetches }), ...(await review(root, began)) };
}
