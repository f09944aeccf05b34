/** `at` is the file or command that the reason is about; `said` is everything that Git has printed. */
export type GitReason = { why: Why; at: string; said: string };

type Why = keyof typeof words;

const words = {
  missing: () => 'Git is not installed on this computer. Install it from https://git-scm.com.',
  'no repository': () => 'This folder is not under version control (Git).',
  'other owner': (command: string) =>
    `This project belongs to another user of this computer, so Git does not touch it. If you trust it, run "${command}".`,
  locked: (file: string) =>
    `Git is at work in this copy of the project, or was interrupted there. Try again in a minute. If this stays while no other Git command runs, remove the file ${file}.`,
  'full disk': () => 'The disk is full. Make room, and try again.',
  forbidden: () =>
    'Git may not write into its folder (.git): files there belong to another user, or the disk can only be read. Ask a developer to give them to you ("chown").',
  'no name': () =>
    'Git does not know who you are. Ask a developer, or run: git config --global user.name "Your Name" and git config --global user.email you@example.com.',
  unsigned: () =>
    'Git signs all commits here (commit.gpgSign), and could not. Ask a developer for a signing key that works without a question, or turn signing off ("git config commit.gpgSign false").',
  'no branch': () => 'The shared copy of the project has no such branch.',
  overtaken: () => 'Somebody else has sent a version in the same moment.',
  shallow: () =>
    'This copy of the project has its last versions only (a shallow clone): run "git fetch --unshallow", or let the host fetch the whole history.',
  'too old': () =>
    'Git on this computer is too old for this: 2.38 or newer is needed, from https://git-scm.com.',
  hook: (name: string, said: string) =>
    `A program that this project runs, the Git hook “${name}”, did not accept it, ${said === '' ? 'and gave no reason' : 'for the reason below'}. ${name === 'commit-msg' ? 'Write another message of this version, or ask' : 'Ask'} a developer.`,
  other: (line: string) =>
    line === '' ? 'Git gave no reason. Ask a developer.' : `Git says: “${line}”. Ask a developer.`,
};

/** What Git prints in English; the first group is what the reason is about. */
const outputs: readonly (readonly [why: Why, output: RegExp])[] = [
  // What macOS has in place of Git before the developer tools are installed.
  ['missing', /^xcode-select: |^xcrun: error/m],
  ['no repository', /not a git repository \(or any/],
  ['other owner', /dubious ownership[^]*^\s*(git config --global --add safe\.directory .*)$/m],
  ['locked', /Unable to create '(.*\.lock)': File exists/],
  ['full disk', /no space left on device|disk quota exceeded/i],
  ['forbidden', /insufficient permission|Unable to create '.*': (?:Permission denied|Read-only file system)/],
  ['no name', /tell me who you are|unable to auto-detect email|empty ident/i],
  ['unsigned', /failed to sign|failed to write commit object|user\.signingkey/],
  ['no branch', /couldn't find remote ref/],
  ['overtaken', /\[rejected\]|cannot lock ref .*: is at \w+ but expected/],
  ['shallow', /refusing to merge unrelated histories/],
  ['too old', /^usage: git /m],
];

export function reasonOf(said: string): GitReason {
  for (const [why, output] of outputs) {
    const [found, at = ''] = output.exec(said) ?? [];
    if (found !== undefined) return { why, at, said };
  }
  const [, at = ''] =
    /^(?!warning:|hint:|to |error: failed to push)(?:fatal: |error: )?(.*\S)\s*$/im.exec(said) ?? [];
  return { why: 'other', at, said };
}

export const reasonInWords = ({ why, at, said }: GitReason): string => words[why](at, said);
