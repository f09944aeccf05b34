import { existsSync } from 'node:fs';
import path from 'node:path';
import { reasonInWords } from './git-reason.ts';
import { gitSync } from './git.ts';

/** Says why Git does not know all versions of a project, and what helps; undefined if it does, or there are none. */
export function historyGap(root: string): string | undefined {
  const { isGood, output, reason } = gitSync(root, ['rev-parse', '--is-shallow-repository']);
  if (isGood)
    return output.trim() === 'true' ? reasonInWords({ why: 'shallow', at: '', said: '' }) : undefined;
  const isNone = reason?.why === 'missing' && !existsSync(path.join(root, '.git'));
  return !reason || isNone || reason.why === 'no repository' ? undefined : reasonInWords(reason);
}
