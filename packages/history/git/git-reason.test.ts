import { expect, test } from 'vitest';
import { reasonOf } from './git-reason.ts';

test.each([
  ['xcode-select: note: No developer tools were found, requesting install.', 'missing', ''],
  ['usage: git merge-tree <base-tree> <branch1> <branch2>', 'too old', ''],
  ['fatal: refusing to merge unrelated histories', 'shallow', ''],
  ["fatal: Unable to create '/a/.git/index.lock': Permission denied", 'forbidden', ''],
  ["error: cannot lock ref 'x': Unable to create '/a b/x.lock': File exists.", 'locked', '/a b/x.lock'],
  ['!\tHEAD:refs/heads/main\t[rejected] (fetch first)', 'overtaken', ''],
  ["remote: error: cannot lock ref 'refs/heads/main': is at 1a but expected 2b", 'overtaken', ''],
  ['fatal: not a git repository: /a/.git/worktrees/b', 'other', 'not a git repository: /a/.git/worktrees/b'],
  [
    'Warning: Permanently added the host.\n\ngit@host: Permission denied (publickey).\nfatal: Could not read',
    'other',
    'git@host: Permission denied (publickey).',
  ],
])('%s', (said, why, at) => expect(reasonOf(said)).toEqual({ why, at, said }));
