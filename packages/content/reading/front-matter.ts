/** Front matter: YAML between two lines of three dashes, above a text. */
import { stringify } from 'yaml';

/** A text in parts, which joined are the text: the first line of dashes, the YAML, the second line, and what is below. */
type MatterParts = { open: string; yaml: string; close: string; body: string };

/** Splits a text; undefined if it does not begin with front matter. A byte order mark is part of the first line. */
export function splitMatter(text: string): MatterParts | undefined {
  const [all = '', open = '', yaml = '', close = ''] =
    /^(\uFEFF?---[ \t]*\r?\n)([^]*?\r?\n)(---[ \t]*(?:\r?\n|$))/.exec(text) ?? [];
  return all === '' ? undefined : { open, yaml, close, body: text.slice(all.length) };
}

export function matterOf(values: object): string {
  return `---\n${stringify(values, { lineWidth: 0, singleQuote: true })}---\n\n`;
}
