import { readFileSync } from 'node:fs';

/**
 * The text of a built document's one inlined stylesheet.
 *
 * @throws Error where the document has none
 */
export function documentStyle(file: string): string {
  const style = /<style>(.*?)<\/style>/s.exec(readFileSync(file, 'utf8'))?.[1];
  if (style === undefined) throw new Error(`${file} has no inlined stylesheet`);
  return style;
}
