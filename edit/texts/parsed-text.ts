import { splitText } from '#packages/content/texts/text-file.ts';
import { isTree } from '#packages/content/tree.ts';

type ParsedText = { readonly [key: string]: unknown; readonly text: readonly string[] };

export function parsedText(source: string): ParsedText {
  const { matter, body } = splitText(source);
  const text = body.split(/\r?\n(?:[ \t]*\r?\n)+/).map((paragraph) => paragraph.trim());
  return { ...(isTree(matter) && matter), text: text.filter(Boolean) };
}

export function paragraphsIn(source: string): string[] {
  const { title, description, text } = parsedText(source);
  return [title, description, ...text].filter((each) => typeof each === 'string');
}

export const wordsIn = (source: string): string => paragraphsIn(source).join('\n\n');
