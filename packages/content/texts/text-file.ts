import { once } from '#packages/site/once.ts';
import type { Saved } from '../reading/content-folder.ts';
import { splitMatter } from '../reading/front-matter.ts';
import { mistakeInLine, type Mistake } from '../reading/mistakes.ts';
import { readText, unprintableLines } from '../reading/read-text.ts';
import { readYamlText } from '../reading/read-yaml.ts';

/** A text as written: its parsed front matter, its Markdown, and the number of lines above the Markdown. */
export type TextFile = { matter?: unknown; body: string; linesBefore: number; mistakes: Mistake[] };

export const readTextFile = once((saved: Saved): TextFile => {
  const { text = '', mistakes } = readText(saved);
  return mistakes.length > 0 ? { body: '', linesBefore: 0, mistakes } : splitText(text);
});

/** Line breaks become line feeds: the Markdown parser keeps carriage returns. A byte order mark is dropped. */
export function splitText(source: string): TextFile {
  const text = source.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  // A second byte order mark is none.
  const parts = text.startsWith('\uFEFF') ? undefined : splitMatter(text);
  if (!parts) {
    const reason = 'the file begins with a line of ---, its values, and another line of ---';
    return { body: '', linesBefore: 0, mistakes: [mistakeInLine(1, reason)] };
  }
  // The line break replaces the first ---, so that line numbers in messages match those of the file.
  const { data, mistakes: inYaml } = readYamlText(`\n${parts.yaml}`);
  const linesBefore = parts.yaml.split('\n').length + 1;
  const { body } = parts;
  return { matter: data, body, linesBefore, mistakes: [...inYaml, ...unprintableLines(body, linesBefore)] };
}
