import { checkContent } from '#generate/content/check.ts';
import { writtenCodes } from '#generate/content/written-languages.ts';
import { ContentError } from '#generate/content/mistakes.ts';
import { currentSite, loadSite } from '#generate/content/site.ts';
import { whereOf } from '../words/where.ts';
import type { FileText } from './content-files.ts';

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

/** Returns the mistakes that the build would report after a save. */
export function checkUnsaved(root: string, texts: ReadonlyMap<string, FileText>): Problem[] {
  const { source } = texts.size > 0 ? loadSite(root, { unsaved: texts }) : currentSite(root);
  try {
    checkContent(source, writtenCodes);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return problemsIn(error);
  }
}
