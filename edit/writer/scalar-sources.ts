import { diffArrays } from 'diff';
import type { Scalar } from 'yaml';

// The line width of the content files.
export const width = 120;

/** The context of a value: what precedes it on its line, its source, and its scalar style. */
type ScalarContext = { before: string; source: string; type: Scalar['type'] | undefined };

/** The indentation for a block scalar: that of the current one, or one step deeper than its key. */
function indentOf({ before, source }: ScalarContext): string {
  const [, indent] = /^[|>].*\n(?:[ \t]*\n)*( +)/.exec(source) ?? [];
  if (indent !== undefined) return indent;
  const lead = /^[ ]*(?:- +)*/.exec(before)?.[0].length ?? 0;
  return ' '.repeat(before.length > lead ? lead + 2 : lead);
}

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

function block(context: ScalarContext, fallback: string, lines: readonly string[]): string {
  const indent = indentOf(context);
  const header = context.source.startsWith(fallback.charAt(0)) ? context.source.split('\n', 1)[0] : fallback;
  return [header, ...lines.map((line) => line && indent + line)].join('\n');
}

/** Breaks a text where its old lines break, so that only the lines of changed words differ. */
function linesAsBefore(text: string, old: readonly string[], maxLength: number): string[] {
  const oldWords = old.flatMap(wordsOf);
  const lastWords = new Set<number>();
  let count = 0;
  for (const line of old) lastWords.add((count += wordsOf(line).length) - 1);
  const lines: string[][] = [[]];
  let position = 0;
  let isBreakDue = false;
  for (const { added, removed, value } of diffArrays(oldWords, wordsOf(text))) {
    for (const word of value) {
      // Added words end the line before them.
      if (isBreakDue && !added && !removed) {
        lines.push([]);
        isBreakDue = false;
      }
      if (!removed) lines.at(-1)?.push(word);
      if (!added) {
        isBreakDue ||= lastWords.has(position);
        position += 1;
      }
    }
  }
  return lines
    .map((words) => words.join(' '))
    .flatMap((line) => (old.includes(line) ? line : wrap(line, maxLength)));
}

/** The lines of a folded block without its indentation; undefined unless it is a single paragraph. */
function paragraphLines({ source }: ScalarContext): string[] | undefined {
  const [header = '', ...lines] = source.split('\n');
  const texts = lines.map((line) => line.replaceAll(/^[ \t]+|[ \t]+$/g, ''));
  const isOne = header.startsWith('>') && texts.length > 0 && texts.every((line) => line !== '');
  return isOne ? texts : undefined;
}

function folded(text: string, context: ScalarContext): string {
  const maxLength = width - indentOf(context).length;
  const old = text.includes('\n') ? undefined : paragraphLines(context);
  if (old) return block(context, '>-', linesAsBefore(text, old, maxLength));
  const lines = text.replaceAll(/\n+/g, '\n$&').split('\n');
  return block(
    context,
    '>-',
    lines.flatMap((line) => wrap(line, maxLength)),
  );
}

const writers: Record<string, (text: string, context: ScalarContext) => string> = {
  PLAIN: (text) => text,
  QUOTE_SINGLE: (text) => `'${text.replaceAll("'", "''").replaceAll(/\n+/g, '\n$&')}'`,
  QUOTE_DOUBLE: (text) => JSON.stringify(text),
  BLOCK_FOLDED: folded,
  BLOCK_LITERAL: (text, context) => block(context, '|-', text.split('\n')),
};

/** Sources to try, the one that changes the style of the file least first. Not all parse back to the value. */
export function scalarSources(value: string | number | boolean, context: ScalarContext): string[] {
  if (typeof value !== 'string') return [String(value)];
  const style = context.type ?? 'PLAIN';
  const quotes = style === 'PLAIN' ? 0 : 2;
  // A line that is longer already may stay so.
  const room = Math.max(width - context.before.length, context.source.split('\n', 1)[0]?.length ?? 0);
  const isShort = value.length + quotes <= room;
  const fitting = value.includes('\n') ? ['BLOCK_LITERAL'] : isShort ? [] : ['BLOCK_FOLDED'];
  const first = style.startsWith('BLOCK') ? [style, ...fitting] : [...fitting, style];
  const types = new Set([...first, 'PLAIN', 'QUOTE_SINGLE', 'BLOCK_FOLDED', 'QUOTE_DOUBLE']);
  return [...types].flatMap((type) => writers[type]?.(value, context) ?? []);
}
