import { diffArrays } from 'diff';
import { foldFlowLines } from 'yaml/util';

// Lines break only at single spaces: folding would lose others.
const wordsOf = (line: string) => line.split(/(?<=\S) (?=\S)/);

function linesAsBefore(text: string, old: readonly string[]): string[] {
  const lineOf = old.flatMap((line, index) => wordsOf(line).map(() => index));
  const lines: string[][] = [[]];
  let position = 0;
  let current = 0;
  for (const { added, removed, value } of diffArrays(old.flatMap(wordsOf), wordsOf(text))) {
    for (const word of value) {
      const line = added || removed ? current : (lineOf[position] ?? current);
      // Added words end the line before them.
      if (line !== current) lines.push([]);
      current = line;
      if (!removed) lines.at(-1)?.push(word);
      if (!added) position += 1;
    }
  }
  return lines.map((words) => words.join(' '));
}

/** The source of a folded block in which only the lines of changed words differ. Undefined unless both texts are one paragraph. */
export function withKeptLines(old: string, text: string, width: number): string | undefined {
  const [header = '', ...lines] = old.split('\n');
  const texts = lines.map((line) => line.replaceAll(/^[ \t]+|[ \t]+$/g, ''));
  if (!header.startsWith('>') || texts.length === 0 || texts.includes('') || text.includes('\n'))
    return undefined;
  const indent = lines[0]?.match(/^ */)?.[0] ?? '';
  const next = linesAsBefore(text, texts).map((line) =>
    texts.includes(line) ? line : foldFlowLines(line, indent, 'block', { lineWidth: width }),
  );
  return [header, ...next.map((line) => indent + line)].join('\n');
}
