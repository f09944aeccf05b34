import { existsSync } from 'node:fs';
import path from 'node:path';
import { reasonInWords } from './git-reason.ts';
import { gitSync } from './git.ts';

/** Says why Git does not know all versions of a project, and what helps; undefined if it does, or there are none. */
export function historyGap(root: string): string | undefined {
  const asked = gitSync(root, ['rev-parse', '--is-shallow-repository']);
  if (asked.output.trim() === 'true') return reasonInWords({ why: 'shallow', at: '', said: '' });
  // Reads the index, which may be broken.
  const { reason } = asked.isGood ? gitSync(root, ['status', '--porcelain', '--', 'content']) : asked;
  const isNone = reason?.why === 'missing' && !existsSync(path.join(root, '.git'));
  return !reason || isNone || reason.why === 'no repository' ? undefined : reasonInWords(reason);
}
