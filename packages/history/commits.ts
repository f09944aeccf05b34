/** The commits of a project and the files in them, each read by one run of Git for all. */
import path from 'node:path';
import { gitOutput, gitSync } from './git/git.ts';

/** A changed file of `content/`, relative to it, and its blob; undefined for a removed one. */
type Change = [file: string, blob: string | undefined];

const none = /^0+$/;

/** The changes of all commits, the oldest first, also of those that left the content alone. A merge counts as one commit. */
export function commitsOf(root: string): Change[][] {
  const options = [
    '--reverse',
    '--first-parent',
    '--diff-merges=first-parent',
    '--raw',
    '--no-abbrev',
    '--no-renames',
  ];
  // Relative to its folder, which need not lie at the root of the repository.
  const args = ['log', 'HEAD', ...options, '--relative', '-z', '--format=%x01'];
  const output = gitOutput(path.join(root, 'content'), ...args);
  const commits = output.split('\u0001').slice(1);
  return commits.map((commit) =>
    [...commit.matchAll(/:\d+ \d+ \w+ (\w+) [A-Z]\0([^\0]+)/g)].map(([, blob = '', file = '']) => [
      file,
      none.test(blob) ? undefined : blob,
    ]),
  );
}

/** The blob of each file of `content/` in HEAD, relative to it. */
export function headFiles(root: string): Map<string, string> {
  const output = gitOutput(root, 'ls-tree', '-r', '-z', '--full-tree', 'HEAD:./content');
  return new Map(
    [...output.matchAll(/\d+ blob (\w+)\t([^\0]+)/g)].map(([, blob = '', file = '']) => [file, blob]),
  );
}

export function readBlobs(root: string, ids: ReadonlySet<string>): Map<string, string> {
  const { bytes: output } = gitSync(root, ['cat-file', '--batch'], [...ids].join('\n'));
  const texts = new Map<string, string>();
  for (let at = 0; at < output.length;) {
    const end = output.indexOf(0x0a, at);
    const [id = '', , size = '0'] = output.toString('utf8', at, end).split(' ');
    const start = end + 1;
    texts.set(id, output.toString('utf8', start, start + Number(size)));
    at = start + Number(size) + 1;
  }
  return texts;
}

export function trailers(root: string, name: string): string[] {
  const format = `--format=%(trailers:key=${name},valueonly)`;
  const output = gitOutput(root, 'log', `--grep=^${name}: `, format);
  return output.split('\n').filter(Boolean);
}

export type PastVersion = { file: string; text: string };

/** Lists the texts that files of `content/` had in any commit, the oldest first. Empty without a history. */
export function pastVersions(root: string, files: readonly string[]): PastVersion[] {
  const changes = commitsOf(root).flat();
  const blobs = new Map(
    changes.flatMap(([file, blob]) => (blob && files.includes(file) ? [[blob, file]] : [])),
  );
  const texts = readBlobs(root, new Set(blobs.keys()));
  return [...blobs].flatMap(([blob, file]) => {
    const text = texts.get(blob);
    return text === undefined ? [] : [{ file, text }];
  });
}
