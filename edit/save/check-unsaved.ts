import path from 'node:path';
import { checkContent } from '#generate/content/checks/check.ts';
import { currentSite, loadSite } from '#generate/content/site.ts';
import { writtenCodes } from '#generate/content/written-languages.ts';
import { ContentError } from '#generate/reading/mistakes.ts';
import { isPicture, type FileData, type FileText } from '../content/content-files.ts';
import { whereOf } from '../content/path-label.ts';

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

/** Returns the places that show a picture which a save would remove. */
function lostPictures(files: ReadonlyMap<string, FileData>, texts: ReadonlyMap<string, string>): Problem[] {
  const removed = [...files].filter(([file, data]) => isPicture(file) && data === undefined);
  return removed.flatMap(([file]) => {
    const name = path.posix.basename(file);
    const showing = [...texts].filter(([, text]) => text.includes(name));
    return showing.map(([place]) =>
      problemAt(place.replace(/^content\//, ''), '', `shows ${name}: take it out there first`),
    );
  });
}

/** Returns the mistakes that the build would report after a save. */
export function checkUnsaved(root: string, files: ReadonlyMap<string, FileData>): Problem[] {
  const texts = new Map(
    [...files].filter(
      (entry): entry is [string, FileText] => !Buffer.isBuffer(entry[1]) && !isPicture(entry[0]),
    ),
  );
  const { source } = texts.size > 0 ? loadSite(root, { unsaved: texts }) : currentSite(root);
  try {
    checkContent(source, writtenCodes);
    return lostPictures(files, source.folder.texts);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return [...problemsIn(error), ...lostPictures(files, source.folder.texts)];
  }
}
