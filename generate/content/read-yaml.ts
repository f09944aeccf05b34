/** Reads content files. Runs at build time only. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LineCounter, parseDocument } from 'yaml';
import { findMisread } from './misread-yaml.ts';
import { memoize } from './memoize.ts';
import { describeYamlErrors } from './yaml-mistakes.ts';

/** The parsed file, and its encoding or syntax mistakes. `data` is undefined if it cannot be read. */
export type Reading = { data?: unknown; mistakes: string[] };

const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length;

// Mojibake: UTF-8 that was decoded as Windows-1252 and saved again. "ó" becomes "Ã³", "’" becomes "â€™".
const garbled = /Ã[\u0080-\u00bf]|â€[\u0080-\u00bf™œ]/;

/** Explains an encoding problem; undefined if there is none. */
function encodingMistake(bytes: Buffer): string | undefined {
  const text = bytes.toString('utf8');
  const lost = text.indexOf('\ufffd');
  if (lost >= 0) {
    return `line ${lineAt(text, lost)}: has a letter that cannot be read; save the file as UTF-8 and write the letter anew`;
  }
  const wrong = text.search(garbled);
  if (wrong < 0) return undefined;
  return `line ${lineAt(text, wrong)}: "${text.slice(wrong, wrong + 2)}" is a letter that was saved in another encoding; write it anew, and save the file as UTF-8`;
}

/** Reads a text file of the content: UTF-8, with or without a byte order mark. */
export function readText(root: string, file: string): { text?: string; mistakes: string[] } {
  const full = path.join(root, file);
  if (!existsSync(full)) return { mistakes: ['the file is missing'] };
  const bytes = readFileSync(full);
  const unreadable = encodingMistake(bytes);
  if (unreadable) return { mistakes: [unreadable] };
  return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), mistakes: [] };
}

/** Parses YAML. */
export const readYamlText = memoize((source): Reading => {
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
