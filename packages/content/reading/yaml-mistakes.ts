/** Translates YAML parser errors into messages for content editors. */
import type { ErrorCode, LineCounter, YAMLError } from 'yaml';
import type { Mistake } from './mistakes.ts';

export function mustBeQuoted(character: string): string {
  return `a text that begins with ${character} must stand between quotes`;
}

// The value on a line, without its dash and key.
const valueOf = (line: string) => line.replace(/^\s*(?:- +)*(?:[\w-]+:\s+)?/u, '');
const noSpaceAfterColon = /^\s*(?:- +)?([\w-]+):(?!\/\/)[^\s"']|^\s*(?:- +)?([\w-]+):["'\u00a0]/u;
const noSpaceAfterDash = /^\s*-[^\s-]/u;

/** Whether a value opens a quote and does not close it on the same line. */
function opensQuote(value: string): boolean {
  const [quote] = value;
  if (quote !== "'" && quote !== '"') return false;
  const escaped = quote === "'" ? "''" : String.raw`\"`;
  return !value.slice(1).replaceAll(escaped, '').includes(quote);
}

/** Explains a text that continues after its closing quote, or starts with a YAML indicator character. */
function unexpected(line: string): string | undefined {
  const value = valueOf(line);
  if (/^'(?:[^']|'')*'\p{L}/u.test(value)) return "the apostrophe ends this text; write it as ’ or twice, ''";
  if (value.startsWith('"')) {
    return 'the second " ends this text; write quotes in it as “ and ”, or put single quotes around the text';
  }
  if (value.startsWith("'"))
    return 'this text goes on after its closing quote; put all of it between the quotes';
  return /^[^\p{L}\p{N}\s]/u.test(value) ? mustBeQuoted(value.charAt(0)) : undefined;
}

export const noKeyInLine =
  'this line has no name with a colon; indent it further if it belongs to the text above';

function noKey(line: string): string {
  const [, key, quoted] = noSpaceAfterColon.exec(line) ?? [];
  if (key ?? quoted) return `a space is missing after the colon of ${key ?? quoted}:`;
  if (line.startsWith('%')) return mustBeQuoted('%');
  if (noSpaceAfterDash.test(line)) return 'a space is missing after the dash';
  return noKeyInLine;
}

function groupInText(line: string): string {
  const value = valueOf(line);
  // YAML's sign of a key that is a group.
  if (/^\?(?:\s|$)/.test(value)) return mustBeQuoted('?');
  if (/^[“”‘’„«]/u.test(value)) return "a text with a colon must stand between straight quotes, as in '…'";
  if (/:(?:\s|$)/.test(value)) return 'a text with a colon and a space in it must stand between quotes';
  return 'the next line is indented further than it may be';
}

/** By the parser's code. Where a function does not know it, the parser's own message says why. */
const reasons: Partial<Record<ErrorCode, string | ((line: string) => string | undefined)>> = {
  DUPLICATE_KEY: 'the same name is there twice',
  TAB_AS_INDENT: 'lines must be indented with spaces, not tabs',
  BLOCK_AS_IMPLICIT_KEY: groupInText,
  BAD_INDENT: (line) =>
    noSpaceAfterDash.test(line)
      ? 'a space is missing after the dash'
      : 'is indented otherwise than the lines that belong with it',
  BAD_ALIAS: (line) => mustBeQuoted(valueOf(line).charAt(0)),
  MULTIPLE_DOCS: '--- begins a second document; remove the line',
  BAD_DQ_ESCAPE: 'a backslash has a meaning between double quotes; use single quotes',
  MISSING_CHAR: noKey,
  MULTILINE_IMPLICIT_KEY: noKey,
  UNEXPECTED_TOKEN: unexpected,
  BAD_SCALAR_START: unexpected,
};

function reasonOf({ code, message }: YAMLError, line: string): string {
  if (message.startsWith('Maximum call stack size')) return 'groups or lists are nested too deep';
  const reason = reasons[code];
  const own = typeof reason === 'function' ? reason(line) : reason;
  return own ?? message.split(/ at line |\n/, 1)[0] ?? message;
}

function openQuote(source: readonly string[], last: number): number | undefined {
  const at = source.slice(0, last).findLastIndex((line) => opensQuote(valueOf(line)));
  return at < 0 ? undefined : at + 1;
}

const longestExcerpt = 100;

/** A line of the source, cut around a column, and below it a sign that points to the column. */
export function excerpt(line: string, col: number): string {
  const from = line.length > longestExcerpt ? Math.max(0, col - 1 - longestExcerpt / 2) : 0;
  const shown = line.slice(from, from + longestExcerpt);
  return `  ${shown}\n  ${' '.repeat(col - 1 - from)}^`;
}

function mistakeOf(error: YAMLError, source: readonly string[], lines: LineCounter): Mistake {
  let { line, col } = lines.linePos(error.pos[0]);
  const textOf = (number: number) => source[number - 1] ?? '';
  const written = valueOf(textOf(line));
  const isInQuotes = /^["']/.test(written) && !opensQuote(written);
  const isCut = error.message.startsWith('Missing closing') || error.code === 'UNEXPECTED_TOKEN';
  const open = isCut && !isInQuotes ? openQuote(source, line) : undefined;
  // The parser reports the line after the mistake.
  if (error.message.startsWith('Missing directives-end')) {
    [line, col] = [source.findIndex((text) => text.startsWith('%')) + 1, 1];
  }
  if (open !== undefined) [line, col] = [open, textOf(open).search(/["']/) + 1];
  const reason =
    open === undefined ? reasonOf(error, textOf(line)) : 'the quote that begins here is never closed';
  return { line, reason, excerpt: excerpt(textOf(line), col) };
}

export function mistakesOfYaml(errors: readonly YAMLError[], source: string, lines: LineCounter): Mistake[] {
  // What follows a line that is wrongly indented follows from it.
  const last = errors.findIndex(({ code }) => code === 'TAB_AS_INDENT' || code === 'BAD_INDENT');
  const causes = last < 0 ? errors : errors.slice(0, last + 1);
  const all = causes.map((error) => mistakeOf(error, source.split(/\r?\n/), lines));
  // The first error on a line is the cause; the others follow from it.
  const byLine = Map.groupBy(all, ({ line }) => line);
  return [...byLine.values()].flatMap(([first]) => first ?? []);
}
