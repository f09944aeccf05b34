import { z } from 'zod';
import { siteHostNames } from '#hosting/site-hosts.ts';
import { reasonInWords } from '#packages/content/reading/mistakes.ts';
import { currentSource } from '#packages/content/site.ts';
import { bringIn } from '../publish/bring-in.ts';
import { createChecks } from '../publish/checks.ts';
import { messageOf, publish } from '../publish/commit.ts';
import { prepareDailyBuild } from '../publish/daily-build.ts';
import { heldBack } from '../publish/held-back.ts';
import { updateHostFiles } from '../publish/host-files.ts';
import { fail, step, type Published } from '../publish/published.ts';
import { bytesHere } from '../publish/move-to.ts';
import { filesOf } from '../publish/review.ts';
import { closeReviews, sendForReview } from '../publish/send-for-review.ts';
import { review, statusOf, takeSnapshot, type Status } from '../publish/status.ts';
import { listVersions, takeBack } from '../publish/versions.ts';
import { key } from '../changes/asked.ts';
import { hashOf } from '../content/content-files.ts';
import { problemsIn } from '../save/check-unsaved.ts';
import { action, plain } from './action.ts';

const notPublished = 'Nothing was published: a check has found something. Your changes are saved.';
const changedSince =
  'This has changed since you saw the list of changes. Nothing was published: look at the list as it is now.';
const notSent = 'Nothing was sent: a check has found something. Your changes are saved.';

function previewOf(root: string, branch: string): string | undefined {
  return currentSource(root).site.data?.previewAddress?.replaceAll('{branch}', branch);
}

const seen = z.strictObject({ seen: key });

export function createPublishActions(root: string, checks = createChecks(root)) {
  const snapshot = takeSnapshot(root);
  /** Names what there is to publish. */
  const seenIn = ({ changes }: Status) =>
    hashOf(JSON.stringify(filesOf(changes).map((file) => [file, hashOf(bytesHere(root, file))])));
  const mistakes = () =>
    problemsIn(currentSource(root)).map((each) => `${each.where}: ${reasonInWords(each)}`);

  function status(fetches = true): Promise<Status> {
    updateHostFiles(root);
    return statusOf(root, snapshot, fetches);
  }

  async function shown(now: Status) {
    return {
      ...now,
      seen: seenIn(now),
      ...heldBack(root),
      message: messageOf(now.changes),
      versions: await listVersions(root),
      checks: checks.list,
      usual: checks.usual(),
    };
  }

  /** Answers with how a step has ended, and with what is left then, for which the shared copy is not asked again. */
  const take = async (work: () => Promise<Published>) => ({
    published: await step(work)(),
    review: await shown(await status(false)),
  });

  /** Takes a step once all checks have passed, if what there is to publish is what was seen, before them and after. */
  const takeChecked = (seen: string, refused: string, work: (now: Status) => Promise<Published>) =>
    take(async () => {
      if (seenIn(await status(false)) !== seen) fail(changedSince);
      const detail = await checks.failure();
      if (detail !== undefined) fail(refused, { detail });
      const now = await status();
      return seenIn(now) === seen ? work(now) : fail(changedSince);
    });

  return {
    async changes(): Promise<number> {
      updateHostFiles(root);
      return (await review(root, snapshot)).changes.length;
    },
    actions: {
      review: plain(async () => shown(await status())),
      prepareDailyBuild: action(z.strictObject({ host: z.enum(siteHostNames) }), ({ host }) =>
        prepareDailyBuild(root, host),
      ),
      publish: action(
        seen.extend({ message: z.string().trim().max(50_000).optional() }),
        ({ message, seen }) =>
          takeChecked(seen, notPublished, async (now) => {
            const published = await publish(root, now, message || undefined);
            if (published.isGood && now.branch.shared) await closeReviews(root, now.branch.shared);
            return published;
          }),
      ),
      bringIn: action(
        z.strictObject({ choices: z.record(z.string(), z.enum(['mine', 'theirs'])) }),
        ({ choices }) => take(async () => bringIn(root, (await status()).branch, choices, mistakes)),
      ),
      sendForReview: action(seen, ({ seen }) =>
        takeChecked(seen, notSent, async (now) => {
          const sent = await sendForReview(root, now);
          const preview = sent.branch && previewOf(root, sent.branch);
          return { ...sent, ...(preview && { preview }) };
        }),
      ),
      takeBack: action(z.strictObject({ id: z.string().regex(/^[a-f\d]{40,64}$/) }), ({ id }) =>
        take(async () => takeBack(root, (await status()).branch, id, () => checks.failure())),
      ),
    },
  };
}
