/** Handlers for the requests of the dialog that publishes. */
import { createChecks } from '../publish/checks.ts';
import { bringIn } from '../publish/bring-in.ts';
import { branchOf } from '../publish/branch.ts';
import { publish } from '../publish/commit.ts';
import { failed, type Published } from '../publish/published.ts';
import { prepareDailyBuild } from '../publish/daily-build.ts';
import { heldBack } from '../publish/held-back.ts';
import { updateHostFiles } from '../publish/host-files.ts';
import { review, takeSnapshot } from '../publish/review.ts';
import { closeReviews, sendForReview } from '../publish/send-for-review.ts';
import { listVersions, takeBack } from '../publish/versions.ts';
import { problemsIn } from '../save/check-unsaved.ts';
import type { Request } from './requests.ts';
import { currentSource } from '#packages/content/site.ts';

const notPublished = 'Nothing was published: a check has found something. Your changes are saved.';
const notSent = 'Nothing was sent: a check has found something. Your changes are saved.';

/** Returns the address at which the host shows a branch; undefined if site.yaml has no rule for it. */
function previewOf(root: string, branch: string): string | undefined {
  return currentSource(root).site.data?.previewAddress?.replaceAll('{branch}', branch);
}

/** Creates the handlers for a project. */
export function createPublishActions(root: string, checks = createChecks(root)) {
  const snapshot = takeSnapshot(root);
  const reviewed = () => {
    updateHostFiles(root);
    return review(root, snapshot);
  };
  const mistakes = () => problemsIn(currentSource(root)).map(({ where, reason }) => `${where}: ${reason}`);
  const failure = async () => (await checks.failure())?.detail;

  /** Runs a step with the current changes, once all checks have passed. */
  async function withChanges(message: string, step: typeof publish): Promise<Published> {
    const detail = await failure();
    if (detail !== undefined) return failed(message, detail);
    return step(root, (await reviewed()).changes);
  }
  return {
    reviewed,
    actions: {
      review: async () => {
        const branch = await branchOf(root);
        const timetable = heldBack(root);
        return {
          ...(await reviewed()),
          ...timetable,
          branch,
          versions: await listVersions(root),
          usual: checks.usual(),
        };
      },
      prepareDailyBuild: ({ host }: Request<'prepareDailyBuild'>) => prepareDailyBuild(root, host),
      check: ({ name }: Request<'check'>) => checks.run(name),
      publish: async () => {
        const published = await withChanges(notPublished, publish);
        const { shared } = await branchOf(root);
        if (published.isGood && shared) await closeReviews(root, shared);
        return published;
      },
      bringIn: async ({ choices }: Request<'bringIn'>) =>
        bringIn(root, await branchOf(root), choices, mistakes),
      sendForReview: async () => {
        const sent = await withChanges(notSent, sendForReview);
        const preview = sent.branch && previewOf(root, sent.branch);
        return { ...sent, ...(preview && { preview }) };
      },
      takeBack: ({ id }: Request<'takeBack'>) => takeBack(root, id, failure),
    },
  };
}
