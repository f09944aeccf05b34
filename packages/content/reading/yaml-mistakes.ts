/** Translates YAML parser errors into messages for content editors. */
import type { ErrorCode, LineCounter, YAMLError } from 'yaml';
import type { Mistake } from './mistakes.ts';

export function mustBeQuoted(character: string): string {
  return `a text that begins with ${character} must stand between quotes`;
}

export const noKeyInLine =
  'this line has no name with a colon and a space; indent it further if it belongs to the text above';

/** What to do, by the parser's code. */
const reasons: Readonly<Partial<Record<ErrorCode, string>>> = {
  DUPLICATE_KEY: 'the same name is there twice',
  TAB_AS_INDENT: 'lines must be indented with spaces, not tabs',
  BLOCK_AS_IMPLICIT_KEY:
    'a text that begins with ? or has a colon and a space in it must stand between quotes, or the next line is indented further than it may be',
  BAD_INDENT:
    'is indented otherwise than the lines that belong with it, or a space is missing after its dash',
  BAD_ALIAS: 'a text that begins with * or & must stand between quotes',
  MULTIPLE_DOCS: '--- begins a second document; remove the line',
  BAD_DQ_ESCAPE: 'a backslash has a meaning between double quotes; use single quotes',
  MULTILINE_IMPLICIT_KEY: noKeyInLine,
  UNEXPECTED_TOKEN:
    'the text ends before this: write an apostrophe as ’ and quotes as “ and ”, and put a text that begins with a sign between quotes',
  BAD_SCALAR_START: 'a text that begins with this sign must stand between quotes',
};

function reasonOf({ code, message }: YAMLError): string {
  if (message.startsWith('Maximum call stack size')) return 'groups or lists are nested too deep';
  if (message.startsWith('Missing closing')) return 'a quote that begins here or above is never closed';
  if (code === 'MISSING_CHAR') return noKeyInLine;
  return reasons[code] ?? message.split(/ at line |\n/, 1)[0] ?? message;
}

const longestExcerpt = 100;

/** A line of the source, cut around a column, and below it a sign that points to the column. */
export function excerpt(line: string, col: number): string {
  const from = line.length > longestExcerpt ? Math.max(0, col - 1 - longestExcerpt / 2) : 0;
  const shown = line.slice(from, from + longestExcerpt);
  return `  ${shown}\n  ${' '.repeat(col - 1 - from)}^`;
}

export function mistakesOfYaml(errors: readonly YAMLError[], source: string, lines: LineCounter): Mistake[] {
  const written = source.split(/\r?\n/);
  const all = errors.map((error): Mistake => {
    const { line, col } = lines.linePos(error.pos[0]);
    return { line, reason: reasonOf(error), excerpt: excerpt(written[line - 1] ?? '', col) };
  });
  // The first error on a line is the cause; the others follow from it.
  const byLine = Map.groupBy(all, ({ line }) => line);
  return [...byLine.values()].flatMap(([first]) => first ?? []);
}
