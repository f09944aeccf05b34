/**
 * Front matter: YAML between two lines of three dashes, above a text. Splits, reads and edits it, in Node and in the editor's
 * page. An edit leaves every other letter as it is, also while the YAML has a mistake.
 */
import { isMap, isScalar, parseDocument, stringify, type Pair, type Scalar } from 'yaml';

/** A text in parts, which joined are the text: the first line of dashes, the YAML, the second line, and what is below. */
export type MatterParts = { open: string; yaml: string; close: string; body: string };

/** A value of a key; undefined removes the key. */
type Value = string | boolean | undefined;
type ScalarPair = Pair<Scalar, Scalar<string | number | boolean | null> | null>;

/** Splits a text; undefined if it does not begin with front matter. A byte order mark is part of the first line. */
export function splitMatter(text: string): MatterParts | undefined {
  const [all = '', open = '', yaml = '', close = ''] =
    /^(\uFEFF?---[ \t]*\r?\n)([^]*?\r?\n)(---[ \t]*(?:\r?\n|$))/.exec(text) ?? [];
  return all === '' ? undefined : { open, yaml, close, body: text.slice(all.length) };
}

function pairIn(yaml: string, key: string): ScalarPair | undefined {
  const { contents } = parseDocument(yaml);
  if (!isMap(contents)) return undefined;
  return contents.items.find((pair) => isScalar(pair.key) && pair.key.value === key) as
    | ScalarPair
    | undefined;
}

/** Returns the text of a scalar, as in '2026-01-15' or 'true'; empty if the key is missing, or a list or group. */
export function matterValue(text: string, key: string): string {
  const value = pairIn(splitMatter(text)?.yaml ?? '', key)?.value;
  return isScalar(value) && value.value !== null ? String(value.value) : '';
}

/** Returns the source of a key with its value, with the quotes that it needs. */
function sourceOf(key: string, value: string | boolean): string {
  return stringify({ [key]: value }, { lineWidth: 0, singleQuote: true }).trimEnd();
}

/** Returns where the lines of a pair begin and end, and where its value ends. */
function spanOf(yaml: string, { key, value }: ScalarPair): { start: number; valueEnd: number; end: number } {
  const [start = 0, keyEnd = 0] = key.range ?? [];
  const valueEnd = value?.range?.[1] ?? keyEnd;
  const lineEnd = yaml.indexOf('\n', Math.max(valueEnd - 1, start));
  return { start, valueEnd, end: lineEnd < 0 ? yaml.length : lineEnd + 1 };
}

/**
 * Sets a key of the front matter, at its end if it is new, or removes it. Comments stay. A text without front matter is
 * returned as it is.
 */
export function withMatterValue(text: string, key: string, value: Value): string {
  const parts = splitMatter(text);
  if (!parts) return text;
  const { open, yaml, close, body } = parts;
  const lineBreak = yaml.endsWith('\r\n') ? '\r\n' : '\n';
  const source = value === undefined ? '' : sourceOf(key, value).replaceAll('\n', lineBreak);
  const pair = pairIn(yaml, key);
  if (!pair) return value === undefined ? text : open + yaml + source + lineBreak + close + body;
  const { start, valueEnd, end } = spanOf(yaml, pair);
  const rest = value === undefined ? yaml.slice(end) : source + yaml.slice(valueEnd);
  return open + yaml.slice(0, start) + rest + close + body;
}

/** Returns a text of front matter alone, with these values. */
export function matterOf(values: object): string {
  return `---\n${stringify(values, { lineWidth: 0, singleQuote: true })}---\n\n`;
}
