import {
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkContent } from '#generate/content/check.ts';
import { writtenCodes } from '#generate/content/written-languages.ts';
import { mediaFolder } from '#generate/media/media-file.ts';
import { ContentError } from '#generate/content/mistakes.ts';
import { whereOf } from '../words/where.ts';
import { isPicture, type FileData } from './content-files.ts';

/**
 * A mistake in the build's own words. `key` is empty if it concerns a line or the whole file; `where` says in words which
 * text it is.
 */
export type Problem = { file: string; key: string; reason: string; where: string };

export function problemAt(file: string, key: string, reason: string): Problem {
  return { file, key, reason, where: whereOf(file, key) };
}

function problemOf(file: string, line: string): Problem {
  const [, key = '', reason = line] = /^((?!line \d|the file)[^\s:]+): ([^]*)$/.exec(line) ?? [];
  return problemAt(file.replace(/^content\//, ''), key, reason);
}

/** Returns the mistakes of a content error. */
export function problemsIn({ mistakes }: ContentError): Problem[] {
  return [...mistakes].flatMap(([file, lines]) => lines.map((line) => problemOf(file, line)));
}

/** Writes or removes a file of the copy. */
function put(full: string, text: FileData): void {
  if (text === undefined) return rmSync(full, { force: true });
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, text);
}

/** Returns the mistakes that the build would report after a save. The content itself is not changed. */
export function checkCopy(root: string, texts: ReadonlyMap<string, FileData>): Problem[] {
  const copy = mkdtempSync(path.join(tmpdir(), 'edit-check-'));
  try {
    const media = path.join(root, mediaFolder);
    // Pictures are large.
    const isLinked = ![...texts.keys()].some(isPicture);
    const filter = (file: string) => file !== media || !isLinked;
    const mode = constants.COPYFILE_FICLONE;
    cpSync(path.join(root, 'content'), path.join(copy, 'content'), { recursive: true, filter, mode });
    if (isLinked && existsSync(media)) symlinkSync(path.resolve(media), path.join(copy, mediaFolder));
    for (const [file, text] of texts) put(path.join(copy, 'content', file), text);
    checkContent(copy, writtenCodes);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return problemsIn(error);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
