/** Reads text files of the content. Runs at build time only. */
import { lstatSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ContentError } from './mistakes.ts';

const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length;
const lost = '\ufffd';
const lostAt = (text: string) =>
  `line ${lineAt(text, text.indexOf(lost))}: has a letter that cannot be read; save the file as UTF-8 and write the letter anew`;

// Mojibake: UTF-8 that was decoded as Windows-1252 and saved again. "ó" becomes "Ã³", "’" becomes "â€™".
const garbled = /Ã[\u0080-\u00bf]|â€[\u0080-\u00bf™œ]/;

/** Returns the reason why a path is not a file to read; undefined if it is one. */
export function notAFile(full: string): string | undefined {
  try {
    const stats = lstatSync(full);
    // Git does not keep what it points to, and the editor must not write there.
    if (stats.isSymbolicLink()) return 'is a symbolic link: put the file itself in its place';
    return stats.isFile() ? undefined : 'is not a file';
  } catch (error) {
    return unopened(error);
  }
}

/** Explains an error of the file system. A path that leads through a file, and not a folder, is missing too. */
function unopened(error: unknown): string {
  const { code = String(error) } = error as NodeJS.ErrnoException;
  return ['ENOENT', 'ENOTDIR'].includes(code) ? 'the file is missing' : `cannot be opened (${code})`;
}

/** Returns the text as it is saved, or the reason why it cannot be read. */
function read(root: string, file: string): { source: string } | { reason: string } {
  const full = path.join(root, file);
  const reason = notAFile(full);
  if (reason !== undefined) return { reason };
  let bytes: Buffer;
  try {
    bytes = readFileSync(full);
  } catch (error) {
    return { reason: unopened(error) };
  }
  try {
    return { source: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) };
  } catch {
    return { reason: lostAt(bytes.toString('utf8')) };
  }
}

/**
 * Returns the text of a file exactly as it is saved, with its line breaks and byte order mark.
 *
 * @throws ContentError that names the file and the reason, if there is no such file, or it is not UTF-8, or a symbolic
 *   link
 */
export function readSource(root: string, file: string): string {
  const result = read(root, file);
  if ('reason' in result) throw new ContentError(new Map([[file, [result.reason]]]));
  return result.source;
}

/** Reads a text file of the content: UTF-8, with or without a byte order mark. */
export function readText(root: string, file: string): { text?: string; mistakes: string[] } {
  const result = read(root, file);
  if ('reason' in result) return { mistakes: [result.reason] };
  const { source } = result;
  if (source.includes(lost)) return { mistakes: [lostAt(source)] };
  const wrong = source.search(garbled);
  if (wrong >= 0) {
    const reason = `line ${lineAt(source, wrong)}: "${source.slice(wrong, wrong + 2)}" is a letter that was saved in another encoding; write it anew, and save the file as UTF-8`;
    return { mistakes: [reason] };
  }
  return { text: source.replace(/^\uFEFF/, ''), mistakes: [] };
}
