import { dayInWords } from '#packages/content/site-day.ts';
import { currentSource } from '#packages/content/site.ts';
import { timetable } from '#packages/content/timetable.ts';
import { buildsDaily } from '../../hosting/deploy-workflow.ts';
import { whereOf } from '../content/path-label.ts';

/** What publishing does not show yet, or no longer, and the next day on which that changes, in words. */
export type HeldBack = {
  heldBack: { where: string; state: string }[];
  next?: string;
  /** Whether that day publishes it by itself. */
  isBuiltDaily: boolean;
};

/** Returns what is held back from the site. */
export function heldBack(root: string): HeldBack {
  const { heldBack, next } = timetable(currentSource(root));
  return {
    heldBack: heldBack.map(({ file, state }) => ({
      where: whereOf(file.replace('content/', ''), ''),
      state,
    })),
    ...(next !== undefined && { next: dayInWords(next) }),
    isBuiltDaily: buildsDaily(root),
  };
}
