/** Reads YAML files of the content. Runs at build time only. */
import { LineCounter, parseDocument } from 'yaml';
import { findMisread } from './misread-yaml.ts';
import { memoize } from './memoize.ts';
import { readText } from './read-text.ts';
import { unprintableLines } from './unprintable.ts';
import { describeYamlErrors } from './yaml-mistakes.ts';

/** The parsed file, and its encoding or syntax mistakes. `data` is undefined if it cannot be read. */
export type Reading = { data?: unknown; mistakes: string[] };

/** Parses YAML. */
export const readYamlText = memoize((source): Reading => {
  const hidden = unprintableLines(source);
  if (hidden.length > 0) return { mistakes: hidden };
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines });
  if (document.errors.length > 0) return { mistakes: describeYamlErrors(document.errors, source, lines) };
  const misread = findMisread(document, source, lines);
  // Aliases and tags cannot be checked any further.
  return misread.length > 0 ? { mistakes: misread } : { data: document.toJS(), mistakes: [] };
});

/** Reads a YAML file of the content. */
export function readYaml(root: string, file: string): Reading {
  const { text, mistakes } = readText(root, file);
  return text === undefined ? { mistakes } : readYamlText(text);
}
