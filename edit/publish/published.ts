import { reasonInWords } from '#packages/history/git/git-reason.ts';
import type { GitResult } from '#packages/history/git/git.ts';
import { currentSource } from '#packages/content/site.ts';
import { whereOf } from '../content/path-label.ts';
import { fileLabel } from '../content/site-files.ts';
import { faultInWords } from '../save/faults.ts';
import { Refused } from '../writer/edits.ts';
import type { Conflict } from './conflicts.ts';

export type Published = {
  isGood: boolean;
  message: string;
  detail?: string | undefined;
  /** The branch of a version for review, the page of the Git host that begins its pull request, and where it can be seen. */
  branch?: string;
  pullRequest?: string | undefined;
  preview?: string | undefined;
  /** Whether the editor is about to restart, because the list of languages has changed. */
  isStartingAnew?: boolean;
  /** Where somebody must choose whose words stay. */
  conflicts?: Conflict[];
  /** What else would be taken back, in words. */
  also?: string[];
};

type More = Pick<Published, 'also' | 'detail' | 'conflicts'>;

class Failure extends Refused {
  readonly more: More;
  constructor(message: string, more: More) {
    super(message);
    this.more = more;
  }
}

/** Ends the current `step`. */
export function fail(message: string, more: More = {}): never {
  throw new Failure(message, more);
}

export function namesOf(root: string, files: readonly string[]): string {
  const source = currentSource(root);
  const names = files.map((file) =>
    file.startsWith('content/') ? whereOf(file, '', source) : (fileLabel(file) ?? file),
  );
  return [...new Set(names)].join('; ');
}

/** Ends the step with the reason if Git has refused. */
export function printed({ output, reason }: GitResult): string {
  if (reason)
    fail(`${reasonInWords(reason)} Nothing was recorded. Your changes are saved.`, { detail: reason.said });
  return output.trim();
}

/** A step of publishing, which returns failures like successes. */
export const step =
  <Given extends unknown[]>(take: (...given: Given) => Promise<Published>) =>
  async (...given: Given): Promise<Published> => {
    try {
      return await take(...given);
    } catch (error) {
      if (error instanceof Failure) return { isGood: false, message: error.message, ...error.more };
      const words = faultInWords(error);
      if (words === undefined) throw error;
      return { isGood: false, message: `It was not done: ${words}.` };
    }
  };
