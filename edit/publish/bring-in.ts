/** Brings in what others have published, beside what is changed here. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseDocument } from 'yaml';
import { git } from '#packages/history/git/git.ts';
import type { FileData } from '../content/content-files.ts';
import { branchOf, trackingRef, type Shared } from './branch.ts';
import { failed, refusal, type Published } from './commit.ts';
import { bytesHere, moveTo } from './move-to.ts';
import { foreignFiles } from './package-files.ts';
import { changedFiles, commitTree, fileAt, filesBetween, idOf } from './repository.ts';
import { merged } from './reviews.ts';
import { namesOf } from './versions.ts';

/** Whose text stays where two people have changed the same lines. */
export type Preferred = 'mine' | 'theirs';
type Versions = Record<'base' | Preferred, Buffer | undefined>;

const isSame = (one: Buffer | undefined, other: Buffer | undefined) =>
  one === undefined || other === undefined ? one === other : one.equals(other);

// Git takes changes of neighbouring lines for one place, so lines that no file has stand between the entries of YAML, and go
// again. The second one names the entry, to keep the entries of two files in step.
// At the end too, where most is added.
const entry = /^(?= *(- |[^\s#:]+:(?=\s)))|(?<=\n)$(?![^])/gm;
const between = /^\u00ff.*\n/gm;
// Byte by byte, so that nothing else changes, and with one that no text in UTF-8 has.
const spread = (data: Buffer) =>
  Buffer.from(data.toString('latin1').replaceAll(entry, '\u00ff\n\u00ff$1\n'), 'latin1');

const marker = 40;
const sides = new RegExp(
  `^<{${marker}} [^]*?\\n([^]*?)^\\|{${marker}} [^]*?\\n([^]*?)^={${marker}}\\n([^]*?)^>{${marker}} .*\\n`,
  'gm',
);

/**
 * Settles what two have changed in the same place of a file. Undefined if nobody is preferred.
 *
 * @param adds whether what both have added stays
 */
function settled(merged: string, preferred: Preferred | undefined, adds: boolean): string | undefined {
  let isUnclear = false;
  const text = merged.replaceAll(sides, (_, mine: string, base: string, theirs: string) => {
    if (adds && base.replaceAll(between, '') === '') return mine + theirs;
    isUnclear ||= preferred === undefined;
    return preferred === 'mine' ? mine : theirs;
  });
  return isUnclear ? undefined : text.replaceAll(between, '');
}

/** Returns a file with the changes of both. Undefined if both have changed the same lines, and nobody is preferred. */
async function together(
  root: string,
  file: string,
  { base, mine, theirs }: Versions,
  preferred: Preferred | undefined,
): Promise<{ data: FileData } | undefined> {
  if (isSame(mine, theirs)) return { data: mine };
  // Git does not merge pictures, nor what one of both has removed.
  if (mine === undefined || theirs === undefined || file.startsWith('content/media/'))
    return preferred && { data: preferred === 'mine' ? mine : theirs };
  const folder = mkdtempSync(path.join(tmpdir(), 'bring-in-'));
  try {
    const files = [mine, base ?? Buffer.alloc(0), theirs].map((data, index) => {
      const full = path.join(folder, String(index));
      writeFileSync(full, spread(data));
      return full;
    });
    const options = ['--stdout', '--quiet', '--diff3', `--marker-size=${marker}`];
    const { bytes, isGood } = await git(root, 'merge-file', ...options, ...files);
    if (!isGood && bytes.length === 0) return undefined;
    const all = bytes.toString('latin1');
    // Two new entries of one name are no YAML.
    const added = file.endsWith('.yaml') ? settled(all, preferred, true) : undefined;
    const isRead = added !== undefined && parseDocument(added).errors.length === 0;
    const text = isRead ? added : settled(all, preferred, false);
    return text === undefined ? undefined : { data: Buffer.from(text, 'latin1') };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns the commit to go to: that of the others, or a merge if something recorded here has not been sent yet. */
async function targetOf(root: string, shared: Shared): Promise<string | Published> {
  const id = await idOf(root, trackingRef(shared));
  if ((await git(root, 'merge-base', '--is-ancestor', 'HEAD', id)).isGood) return id;
  const result = await merged(root, id);
  if ('refused' in result) return refusal(result.refused);
  if ('conflicts' in result)
    return failed(
      `What you have recorded here and what others have published change the same text: ${namesOf(result.conflicts)}. Ask a developer to bring it together ("git pull"). Nothing was changed.`,
    );
  const made = await commitTree(root, result.tree, 'Bring in what others have published', ['HEAD', id]);
  return made.reason ? refusal(made.reason) : made.output.trim();
}

const foreign = (names: string) =>
  `Others have changed more than words, facts and pictures: ${names}. Ask a developer to bring it in ("git pull --rebase --autostash"). Your changes are saved.`;
const saved = (names: string) =>
  `This has changed here while it was being brought in: ${names}. Nothing was brought in: do it once more.`;
const conflict = (names: string) =>
  `You and somebody else have changed the same place: ${names}. Nothing was brought in yet: choose whose text stays there. What both have changed elsewhere stays.`;

/** Brings in what others have published. What is changed here stays as it is, unpublished. */
export async function bringIn(root: string, preferred?: Preferred): Promise<Published> {
  const {
    shared,
    missing,
    problem = 'Nobody has published anything that is not here.',
  } = await branchOf(root);
  if (!shared || missing === undefined) return failed(problem);
  const id = await targetOf(root, shared);
  if (typeof id !== 'string') return id;
  const others = await foreignFiles(root, 'HEAD', id);
  if (others.length > 0) return failed(foreign(others.join('; ')));
  const files = await filesBetween(root, 'HEAD', id);
  const here = new Set(await changedFiles(root));
  const both = await Promise.all(
    files
      .filter((file) => here.has(file))
      .map(async (file) => {
        const versions = {
          base: await fileAt(root, 'HEAD', file),
          mine: bytesHere(root, file),
          theirs: await fileAt(root, id, file),
        };
        const result = await together(root, file, versions, preferred);
        return { file, before: versions.mine, result };
      }),
  );
  const unclear = both.filter(({ result }) => result === undefined).map(({ file }) => file);
  if (unclear.length > 0) return { ...failed(conflict(namesOf(unclear))), isUnclear: true };
  const failure = await moveTo(root, {
    id,
    reason: 'bring in what others have published',
    together: new Map(both.map(({ file, before, result }) => [file, { data: result?.data, before }])),
    changed: (names) => saved(namesOf(names)),
    check: () => Promise.resolve(undefined),
  });
  return (
    failure ?? {
      isGood: true,
      message: 'What others have published is here now. Your changes wait to be published.',
    }
  );
}
