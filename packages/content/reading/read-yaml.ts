import { LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { once } from '#packages/site/once.ts';
import { findMisread } from './misread-yaml.ts';
import { explain, mistakesOfIssues, type Mistake } from './mistakes.ts';
import type { Saved } from './content-folder.ts';
import { readText, unprintableLines } from './read-text.ts';
import { mistakesOfYaml } from './yaml-mistakes.ts';

/** The parsed file, and its encoding or syntax mistakes. `data` is undefined if it cannot be read. */
export type Reading = { data?: unknown; mistakes: Mistake[] };

export function readYamlText(source: string): Reading {
  const hidden = unprintableLines(source);
  if (hidden.length > 0) return { mistakes: hidden };
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines });
  if (document.errors.length > 0) return { mistakes: mistakesOfYaml(document.errors, source, lines) };
  const misread = findMisread(document, source, lines);
  // Aliases and tags cannot be checked any further.
  return misread.length > 0 ? { mistakes: misread } : { data: document.toJS(), mistakes: [] };
}

export const readYaml = once((saved: Saved): Reading => {
  const { text, mistakes } = readText(saved);
  return text === undefined ? { mistakes } : readYamlText(text);
});

/** `data` is undefined if the file does not match its schema; `written` is the parsed file before validation. */
export type Checked<Data> = { file: string; data?: Data; written?: unknown; mistakes: Mistake[] };

/** @param mistakesOf what is wrong with data that match the schema */
export function checkFile<Data>(
  file: string,
  schema: z.ZodType<Data>,
  reading: Reading,
  mistakesOf: (data: Data) => Mistake[] = () => [],
): Checked<Data> {
  const { data: written, mistakes } = reading;
  if (mistakes.length > 0) return { file, written, mistakes };
  const result = schema.safeParse(written, { error: explain });
  return result.success
    ? { file, data: result.data, written, mistakes: mistakesOf(result.data) }
    : { file, written, mistakes: mistakesOfIssues(result.error.issues) };
}
