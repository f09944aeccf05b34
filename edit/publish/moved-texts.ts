/** Finds the texts that have got another address since they were published. */
import path from 'node:path';
import { isTextFile, type FileText } from '../content/content-files.ts';
import { parsedText } from '../texts/parsed-text.ts';

export type Versions = { file: string; before: FileText; after: FileText };

// Texts of one language and collection are told apart by their titles.
function identify(file: string, text: string): string | undefined {
  const { title } = parsedText(text);
  return typeof title === 'string' ? `${path.posix.dirname(file)} ${title}` : undefined;
}

/** The removed text that each new one was: one of its folder, with its title. */
export function movedTexts(files: readonly Versions[]): Map<Versions, Versions> {
  const gone = new Map(
    files.flatMap((each) => {
      const { file, before, after } = each;
      const id = isTextFile(file) && after === undefined ? identify(file, before ?? '') : undefined;
      return id === undefined ? [] : [[id, each] as const];
    }),
  );
  const moves = new Map<Versions, Versions>();
  for (const each of files) {
    const { file, before, after } = each;
    if (!isTextFile(file) || before !== undefined || after === undefined) continue;
    const id = identify(file, after) ?? '';
    const from = gone.get(id);
    if (from) moves.set(each, from);
    gone.delete(id);
  }
  return moves;
}
