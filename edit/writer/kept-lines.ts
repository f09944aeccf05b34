import { diffArrays } from 'diff';

// Lines break only at single spaces: folding would lose others.
const wordsOf = (line: string) => line.split(/(?<=\S) (?=\S)/);

function wrap(line: string, maxLength: number): string[] {
  const lines: string[] = [];
  for (const word of wordsOf(line)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= maxLength)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function linesAsBefore(text: string, old: readonly string[], maxLength: number): string[] {
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
  return lines
    .map((words) => words.join(' '))
    .flatMap((line) => (old.includes(line) ? line : wrap(line, maxLength)));
}

/** The source of a folded block in which only the lines of changed words differ. Undefined unless both texts are one paragraph. */
export function withKeptLines(old: string, text: string, width: number): string | undefined {
  const [header = '', ...lines] = old.split('\n');
  const texts = lines.map((line) => line.replaceAll(/^[ \t]+|[ \t]+$/g, ''));
  if (!header.startsWith('>') || texts.length === 0 || texts.includes('') || text.includes('\n'))
    return undefined;
  const indent = lines[0]?.match(/^ */)?.[0] ?? '';
  const next = linesAsBefore(text, texts, width - indent.length);
  return [header, ...next.map((line) => indent + line)].join('\n');
}
