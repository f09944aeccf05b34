import { LineCounter, parseDocument } from 'yaml';
import { once } from '#packages/site/once.ts';
import { findMisread } from './misread-yaml.ts';
import type { Mistake } from './mistakes.ts';
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
