import type { Scalar } from 'yaml';

// The line width of the content files.
const width = 120;

/** The context of a value: what precedes it on its line, its source, and its scalar style. */
export type ScalarContext = { before: string; source: string; type: Scalar['type'] | undefined };

/** Returns the indentation for a block scalar: that of the current one, or one step deeper than its key. */
function indentOf({ before, source }: ScalarContext): string {
  const [, own] = /^[|>].*\n(?:[ \t]*\n)*( +)/.exec(source) ?? [];
  if (own !== undefined) return own;
  const lead = /^[ ]*(?:- +)*/.exec(before)?.[0].length ?? 0;
  return ' '.repeat(before.length > lead ? lead + 2 : lead);
}

function wrap(line: string, maxLength: number): string[] {
  const lines: string[] = [];
  // Breaks only at single spaces: folding would lose others.
  for (const word of line.split(/(?<=\S) (?=\S)/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= maxLength)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function block(context: ScalarContext, fallback: string, lines: readonly string[]): string {
  const indent = indentOf(context);
  const header = context.source.startsWith(fallback[0] ?? '') ? context.source.split('\n', 1)[0] : fallback;
  return [header, ...lines.map((line) => line && indent + line)].join('\n');
}

function folded(text: string, context: ScalarContext): string {
  const maxLength = width - indentOf(context).length;
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

/**
 * Returns candidate sources for a value, the one that changes the style of the file least first. Not all of them parse
 * back to the value: the caller must verify that.
 */
export function scalarSources(value: string | number, context: ScalarContext): string[] {
  if (typeof value === 'number') return [String(value)];
  const own = context.type ?? 'PLAIN';
  const quotes = own === 'PLAIN' ? 0 : 2;
  const isShort = context.before.length + value.length + quotes <= width;
  const fitting = value.includes('\n') ? ['BLOCK_LITERAL'] : isShort ? [] : ['BLOCK_FOLDED'];
  const first = own.startsWith('BLOCK') ? [own, ...fitting] : [...fitting, own];
  const types = new Set([...first, 'PLAIN', 'QUOTE_SINGLE', 'BLOCK_FOLDED', 'QUOTE_DOUBLE']);
  return [...types].flatMap((type) => writers[type]?.(value, context) ?? []);
}
