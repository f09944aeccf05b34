import { z } from 'zod';
import { siteHostNames } from '#hosting/site-hosts.ts';
import { currentSource } from '#packages/content/site.ts';
import { beforeLaunch } from '../publish/before-launch.ts';
import { bringIn } from '../publish/bring-in.ts';
import type { createChecks } from '../publish/checks.ts';
import { publish, subjectOf } from '../publish/commit.ts';
import { heldBack } from '../publish/held-back.ts';
import { dailyBuild, prepareDailyBuild, updateHostFiles } from '../publish/host-files.ts';
import { fail, step, type Published } from '../publish/published.ts';
import { bytesHere } from '../publish/repository.ts';
import { filesOf } from '../publish/review.ts';
import { sendForReview } from '../publish/send-for-review.ts';
import { review, statusOf, type Status } from '../publish/status.ts';
import { withoutChange, withoutVersion } from '../publish/take-back.ts';
import { listVersions } from '../publish/versions.ts';
import { key, position, text } from '../changes/asked.ts';
import { hashOf, languagesFile } from '../content/content-files.ts';
import { problemInWords } from '../save/check-unsaved.ts';
import type { Outcome, Save } from '../save/session.ts';
import { countOf } from '../words/summary.ts';
import { action, plain } from './action.ts';

const notPublished = 'Nothing was published: a check has found something. Your changes are saved.';
const changedSince =
  'This has changed since you saw the list of changes. Nothing was done: look at the list as it is now.';
const notRight = 'The site would not be right without it. Nothing was taken back.';
const alsoGoes = 'All of this would be taken back with it. Nothing was taken back yet.';
const notSent = 'Nothing was sent: a check has found something. Your changes are saved.';

const choice = z.union([z.enum(['mine', 'theirs']), z.strictObject({ written: text })]);
// What was seen is published or sent, with a line of the owner's own.
const seen = z.strictObject({ seen: key });
const sent = seen.extend({ subject: z.string().trim().max(200).optional() });

/** @param save writes what is taken back of the changes */
export function createPublishActions(
  root: string,
  checks: ReturnType<typeof createChecks>,
  save: (edits: Save) => Outcome,
) {
  const began = currentSource(root).folder.texts;
  const seenIn = ({ changes }: Status) =>
    hashOf(JSON.stringify(filesOf(changes).map((file) => [file, hashOf(bytesHere(root, file))])));

  function status(fetches = true): Promise<Status> {
    updateHostFiles(root);
    return statusOf(root, began, fetches);
  }

  async function shown(now: Status) {
    return {
      ...now,
      seen: seenIn(now),
      ...heldBack(root),
      dailyBuild: await dailyBuild(root),
      subject: subjectOf(now.changes),
      versions: await listVersions(root),
      checks: checks.list,
      usual: checks.usual(),
    };
  }

  // Pages in two windows take their steps one after the other.
  let last: Promise<unknown> = Promise.resolve();
  /** What is left is found out without asking the shared copy again. */
  const take = async (work: () => Promise<Published>) => {
    const own = last.then(step(work), step(work));
    last = own;
    const published = await own;
    // A server that is about to restart has no time for more.
    return { published, review: published.isStartingAnew ? undefined : await shown(await status(false)) };
  };

  /** What there is to publish must be what was seen, before the checks and after them. */
  const takeChecked = (seen: string, refused: string, work: (now: Status) => Promise<Published>) =>
    take(async () => {
      if (seenIn(await status(false)) !== seen) fail(changedSince);
      const detail = await checks.failure();
      if (detail !== undefined) fail(refused, { detail });
      const now = await status();
      return seenIn(now) === seen ? work(now) : fail(changedSince);
    });

  function takenBack(edits: Save, message: string): Published {
    const outcome = save(edits);
    if (outcome.state === 'refused')
      fail(notRight, { detail: outcome.problems.map(problemInWords).join('\n') });
    if (outcome.state === 'changed') fail(changedSince);
    const files = outcome.state === 'saved' ? outcome.files : [];
    if (files.length === 0) fail('Nothing is left of it that could be taken back.');
    const undo = outcome.state === 'saved' && outcome.isCorrection ? '' : ' Undo brings it back.';
    return { isGood: true, message: message + undo, isStartingAnew: files.includes(languagesFile) };
  }

  return {
    async changes(): Promise<number> {
      updateHostFiles(root);
      return countOf((await review(root, began)).changes);
    },
    actions: {
      review: plain(async () => shown(await status())),
      beforeLaunch: plain(() => beforeLaunch(root, checks.launchReport())),
      prepareDailyBuild: action(z.strictObject({ host: z.enum(siteHostNames) }), ({ host }) =>
        take(() => prepareDailyBuild(root, host)),
      ),
      publish: action(sent, ({ subject, seen }) =>
        takeChecked(seen, notPublished, (now) => publish(root, now, subject || undefined)),
      ),
      bringIn: action(z.strictObject({ choices: z.record(z.string(), choice) }), ({ choices }) =>
        take(async () => bringIn(root, (await status()).branch, choices)),
      ),
      sendForReview: action(sent, ({ subject, seen }) =>
        takeChecked(seen, notSent, (now) => sendForReview(root, now, subject || undefined)),
      ),
      takeBackChange: action(
        seen.extend({ index: position, also: z.array(z.string()).optional() }),
        ({ seen, index, also: told = [] }) =>
          take(async () => {
            const now = await status(false);
            const change = seenIn(now) === seen ? now.changes[index] : undefined;
            if (!change) return fail(changedSince);
            const { save, also } = await withoutChange(root, change, now.changes);
            if (also.join('\n') !== told.join('\n')) fail(alsoGoes, { also });
            return takenBack(save, 'Taken back.');
          }),
      ),
      takeBack: action(z.strictObject({ id: z.string().regex(/^[a-f\d]{40,64}$/) }), ({ id }) =>
        take(async () => {
          const version = (await listVersions(root)).find((each) => each.id === id);
          if (!version) return fail('This version is not among the last ones any more.');
          const taken = 'Taken back here: look at the site, and publish that.';
          return takenBack(await withoutVersion(root, version), taken);
        }),
      ),
    },
  };
}
