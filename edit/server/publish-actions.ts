/** Handlers for the requests of the dialog that publishes. */
import { reasonInWords } from '#packages/content/reading/mistakes.ts';
import { currentSource } from '#packages/content/site.ts';
import { bringIn } from '../publish/bring-in.ts';
import { checks as allChecks, createChecks } from '../publish/checks.ts';
import { messageOf, publish } from '../publish/commit.ts';
import { prepareDailyBuild } from '../publish/daily-build.ts';
import { heldBack } from '../publish/held-back.ts';
import { updateHostFiles } from '../publish/host-files.ts';
import { failed, type Published } from '../publish/published.ts';
import { review, takeSnapshot } from '../publish/review.ts';
import { closeReviews, sendForReview } from '../publish/send-for-review.ts';
import { statusOf, type Status } from '../publish/status.ts';
import { listVersions, takeBack } from '../publish/versions.ts';
import { problemsIn } from '../save/check-unsaved.ts';
import type { Request } from './requests.ts';

const notPublished = 'Nothing was published: a check has found something. Your changes are saved.';
const notSent = 'Nothing was sent: a check has found something. Your changes are saved.';

/** The address at which the host shows a branch; undefined if site.yaml has no rule for it. */
function previewOf(root: string, branch: string): string | undefined {
  return currentSource(root).site.data?.previewAddress?.replaceAll('{branch}', branch);
}

export function createPublishActions(root: string, checks = createChecks(root)) {
  const snapshot = takeSnapshot(root);
  const mistakes = () =>
    problemsIn(currentSource(root)).map((each) => `${each.where}: ${reasonInWords(each)}`);

  function status(fetches = true): Promise<Status> {
    updateHostFiles(root);
    return statusOf(root, snapshot, fetches);
  }

  async function shown(now: Status) {
    return {
      ...now,
      ...heldBack(root),
      message: messageOf(now.changes),
      versions: await listVersions(root),
      checks: allChecks,
      usual: checks.usual(),
    };
  }

  /** Answers with how a step has ended, and with what is left then, for which the shared copy is not asked again. */
  const answer = async (published: Published) => ({ published, review: await shown(await status(false)) });
  const take = async (step: (now: Status) => Promise<Published>) => answer(await step(await status()));

  /** Takes a step once all checks have passed. */
  async function takeChecked(refused: string, step: (now: Status) => Promise<Published>) {
    const detail = await checks.failure();
    return detail === undefined ? take(step) : answer(failed(refused, detail));
  }

  return {
    async changes(): Promise<number> {
      updateHostFiles(root);
      return (await review(root, snapshot)).changes.length;
    },
    actions: {
      review: async () => shown(await status()),
      prepareDailyBuild: ({ host }: Request<'prepareDailyBuild'>) => prepareDailyBuild(root, host),
      publish: ({ message }: Request<'publish'>) =>
        takeChecked(notPublished, async (now) => {
          const published = await publish(root, now, message || undefined);
          if (published.isGood && now.branch.shared) await closeReviews(root, now.branch.shared);
          return published;
        }),
      bringIn: ({ choices }: Request<'bringIn'>) =>
        take(({ branch }) => bringIn(root, branch, choices, mistakes)),
      sendForReview: () =>
        takeChecked(notSent, async (now) => {
          const sent = await sendForReview(root, now);
          const preview = sent.branch && previewOf(root, sent.branch);
          return { ...sent, ...(preview && { preview }) };
        }),
      takeBack: ({ id }: Request<'takeBack'>) =>
        take(({ branch }) => takeBack(root, branch, id, () => checks.failure())),
    },
  };
}
