import { branchOf, type Branch } from './branch.ts';
import { review, type ContentSnapshot, type Reviewing } from './review.ts';

/** What publishing is about: where it goes, and what would be published. */
export type Status = Reviewing & { branch: Branch };

/** Without `fetches`, the shared copy is as of the last time that it was asked. */
export async function statusOf(
  root: string,
  snapshot: ContentSnapshot = new Map(),
  fetches = true,
): Promise<Status> {
  return { branch: await branchOf(root, { fetches }), ...(await review(root, snapshot)) };
}
