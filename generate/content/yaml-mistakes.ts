/** Words the findings of the YAML parser for the people who edit the content. Only the build runs this file. */
import type { LineCounter, YAMLError } from 'yaml';

/** The reason for a text whose first character means something else in YAML. */
export function mustBeQuoted(character: string): string {
  return `a text that begins with ${character} must stand between quotes`;
}

// The value on a line: what follows its dash and its key.
const valueOf = (line: string) => /^\s*(?:- +)*(?:[\w-]+:\s+)?(.*)$/u.exec(line)?.[1] ?? '';
const noSpaceAfterColon = /^\s*(?:- +)?([\w-]+):(?!\/\/)[^\s"']|^\s*(?:- +)?([\w-]+):["'\u00a0]/u;
const noSpaceAfterDash = /^\s*-[^\s-]/u;

/** Whether a value opens a quote that its own line does not close. */
function opensQuote(value: string): boolean {
  const [quote] = value;
  if (quote !== "'" && quote !== '"') return false;
  return (
    value
      .slice(1)
      .replaceAll(quote === "'" ? "''" : String.raw`\"`, '')
      .split(quote).length === 1
  );
}

/** What is wrong where a text goes on after the quote that ends it, or begins with a character of YAML's own. */
function unexpected(value: string): string | undefined {
  if (/^'(?:[^']|'')*'\p{L}/u.test(value)) return "the apostrophe ends this text; write it as ’ or twice, ''";
  if (value.startsWith('"')) {
    return 'the second " ends this text; write quotes in it as “ and ”, or put single quotes around the text';
  }
  if (value.startsWith("'"))
    return 'this text goes on after its closing quote; put all of it between the quotes';
  return /^[^\p{L}\p{N}\s]/u.test(value) ? mustBeQuoted(value.charAt(0)) : undefined;
}

/** Why a line is no key with its value. */
function noKey(line: string): string {
  const [, key, quoted] = noSpaceAfterColon.exec(line) ?? [];
  if (key ?? quoted) return `a space is missing after the colon of ${key ?? quoted}:`;
  if (line.startsWith('%')) return mustBeQuoted('%');
  if (noSpaceAfterDash.test(line)) return 'a space is missing after the dash';
  return 'this line has no key with a colon; indent it further if it belongs to the text above';
}

/** Why what should be one text looks like a group of keys. */
function groupInText(line: string): string {
  const value = valueOf(line);
  if (/^[“”‘’„«]/u.test(value)) return "a text with a colon must stand between straight quotes, as in '…'";
  if (/:(?:\s|$)/.test(value)) return 'a text with a colon and a space in it must stand between quotes';
  return 'the next line is indented further than its key may be';
}

function reasonOf({ code, message }: YAMLError, line: string): string {
  const said = message.split(/ at line |\n/, 1)[0] ?? message;
  switch (code) {
    case 'DUPLICATE_KEY':
      return 'the same key is there twice';
    case 'TAB_AS_INDENT':
      return 'lines must be indented with spaces, not tabs';
    case 'BLOCK_AS_IMPLICIT_KEY':
      return groupInText(line);
    case 'BAD_INDENT':
      return noSpaceAfterDash.test(line)
        ? 'a space is missing after the dash'
        : 'is indented otherwise than the lines that belong with it';
    case 'MULTIPLE_DOCS':
      return '--- begins a second document; remove the line';
    case 'BAD_DQ_ESCAPE':
      return 'a backslash has a meaning between double quotes; use single quotes';
    case 'MISSING_CHAR':
    case 'MULTILINE_IMPLICIT_KEY':
      return noKey(line);
    case 'UNEXPECTED_TOKEN':
    case 'BAD_SCALAR_START':
      return unexpected(valueOf(line)) ?? said;
    default:
      return said;
  }
}

/** The line, from the top to where the parser gave up, whose quote is open; undefined where all are closed. */
function openQuote(source: readonly string[], last: number): number | undefined {
  const at = source.slice(0, last).findLastIndex((line) => opensQuote(valueOf(line)));
  return at < 0 ? undefined : at + 1;
}

/** Where a YAML error is, why, and the line in question. */
function describe(error: YAMLError, source: readonly string[], lines: LineCounter): string {
  let { line, col } = lines.linePos(error.pos[0]);
  const written = source[line - 1] ?? '';
  const isInQuotes = /^["']/.test(valueOf(written)) && !opensQuote(valueOf(written));
  const isCut = error.message.startsWith('Missing closing') || error.code === 'UNEXPECTED_TOKEN';
  const open = isCut && !isInQuotes ? openQuote(source, line) : undefined;
  // The parser stops at the line after it.
  if (error.message.startsWith('Missing directives-end')) {
    [line, col] = [source.findIndex((text) => text.startsWith('%')) + 1, 1];
  }
  if (open !== undefined) [line, col] = [open, (source[open - 1] ?? '').search(/["']/) + 1];
  const reason =
    open === undefined
      ? reasonOf(error, source[line - 1] ?? '')
      : 'the quote that begins here is never closed';
  return `line ${line}, column ${col}: ${reason}\n  ${source[line - 1] ?? ''}\n  ${' '.repeat(col - 1)}^`;
}

/** One entry for each line that the YAML parser stumbled over: where, why, and the line itself. */
export function describeYamlErrors(
  errors: readonly YAMLError[],
  source: string,
  lines: LineCounter,
): string[] {
  const described = errors.map((error) => describe(error, source.split(/\r?\n/), lines));
  // The first finding on a line is the cause, others follow from it.
  const byLine = Map.groupBy(described, (text) => text.slice(0, text.indexOf(',')));
  return [...byLine.values()].flatMap(([first]) => first ?? []);
}
