import type { Conflict } from './bring-in.ts';
import { reasonInWords, type GitReason } from '#packages/history/git/git-reason.ts';

/** How a step of publishing ended, in plain words. */
export type Published = {
  isGood: boolean;
  message: string;
  detail?: string;
  /** The branch of a version for review, the page of the Git host that begins its pull request, and where it can be seen. */
  branch?: string;
  pullRequest?: string;
  preview?: string;
  /** The places at which it must be said whose words stay. */
  conflicts?: Conflict[];
};

export function failed(message: string, detail?: string): Published {
  return { isGood: false, message, ...(detail !== undefined && { detail }) };
}

export function refusal(reason: GitReason | undefined): Published {
  if (!reason) throw new Error('Git has not refused.');
  return failed(`${reasonInWords(reason)} Nothing was recorded. Your changes are saved.`, reason.said);
}
