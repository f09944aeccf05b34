import { lineAt, lost, lostLetter, type Saved } from './content-folder.ts';
import { foreignKind } from './foreign-file.ts';
import { mistakeInLine, type Mistake } from './mistakes.ts';
import { hasUnprintable, unprintableReason } from './unprintable.ts';

// Mojibake: UTF-8 that was decoded as Windows-1252 and saved again. "ó" becomes "Ã³", "’" becomes "â€™".
const garbled = /Ã[\u0080-\u00bf]|â€[\u0080-\u00bf™œ]/;

// What Git writes around what it could not join.
const conflict = /^(?:<{7}|>{7}) /m;

/** The text of a file without its byte order mark, or its mistakes. */
export function readText(saved: Saved): { text?: string; mistakes: Mistake[] } {
  if ('mistake' in saved) return { mistakes: [saved.mistake] };
  const { source } = saved;
  const kind = foreignKind(source, 'text');
  if (kind) return { mistakes: [mistakeInLine(1, kind)] };
  if (source.includes(lost)) return { mistakes: [lostLetter(source)] };
  const wrong = source.search(garbled);
  if (wrong >= 0) {
    const reason = `"${source.slice(wrong, wrong + 2)}" is a letter that was saved in another encoding; write it anew, and save the file as UTF-8`;
    return { mistakes: [mistakeInLine(lineAt(source, wrong), reason)] };
  }
  const two = source.search(conflict);
  if (two >= 0) {
    const reason =
      'two versions of this text meet here, which Git could not join; keep one, and remove the lines of <<<<<<<, ======= and >>>>>>>';
    return { mistakes: [mistakeInLine(lineAt(source, two), reason)] };
  }
  return { text: source.replace(/^\uFEFF/, ''), mistakes: [] };
}

/** @param linesBefore the number of lines above the text in its file */
export function unprintableLines(text: string, linesBefore = 0): Mistake[] {
  if (!hasUnprintable(text)) return [];
  return text
    .split('\n')
    .flatMap((line, index) =>
      hasUnprintable(line) ? [mistakeInLine(index + 1 + linesBefore, unprintableReason)] : [],
    );
}
