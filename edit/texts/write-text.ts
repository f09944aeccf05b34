/** Writes the fields and the body of a text into its file, and leaves every other letter as it is. */
import { splitText } from '#packages/content/texts/text-file.ts';
import { matterOf, splitMatter } from '#packages/content/reading/front-matter.ts';
import { shapeAt } from '#packages/content/schemas/shapes.ts';
import { isGroup, isTree, type Path } from '#packages/content/tree.ts';
import { isOptional } from '../content/kinds.ts';
import { treeOf, type TypedValue } from '../changes/typed-values.ts';
import { Refused } from '../writer/edits.ts';
import { treeEdits } from '../writer/tree-edits.ts';
import { applyEdits } from '../writer/write.ts';
import { withoutMark } from './parsed-text.ts';

/** All values of the front matter of a text as typed, and what is below it. */
export type WrittenText = { values: TypedValue[]; body: string };

const isEmpty = (value: unknown): boolean =>
  isTree(value) ? Object.values(value).every(isEmpty) : value === '' || value === undefined;

/** Leaves out optional groups and items of lists whose texts are all empty. */
function withoutEmpty(name: string, value: unknown, path: Path = []): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item, index) => withoutEmpty(name, item, [...path, index]));
    return items.filter((item) => !isEmpty(item));
  }
  if (!isTree(value)) return value;
  const isNamed = typeof shapeAt(name, path)?.additionalProperties === 'object';
  const kept = Object.entries(value)
    .map(([key, inner]) => [key, withoutEmpty(name, inner, [...path, key])] as const)
    .filter(
      ([key, inner]) => !isTree(inner) || !isEmpty(inner) || !(isNamed || isOptional(name, [...path, key])),
    );
  return Object.fromEntries(kept);
}

/** Returns the body of a text as it is typed: without the empty lines above it. */
export const bodyOf = (source: string): string => splitText(source).body.replace(/^(?:[ \t]*\n)+/, '');

const ended = (body: string) => (body === '' || body.endsWith('\n') ? body : `${body}\n`);

/**
 * Returns the source of a text with these values and this body. Throws Refused if the front matter that it has cannot be
 * read, or edited without touching what stands around a value.
 *
 * @param source undefined for a new text
 */
export function textWith(name: string, source: string | undefined, { values, body }: WrittenText): string {
  const filled = withoutEmpty(name, treeOf(name, [], values));
  const after = isGroup(filled) ? filled : {};
  if (source === undefined) return matterOf(after) + ended(body);
  const text = withoutMark(source).replaceAll('\r\n', '\n');
  const parts = splitMatter(text);
  const { matter } = splitText(text);
  if (!parts || !isGroup(matter)) throw new Refused('the keys above the text cannot be read as they are now');
  // What the schema does not know is for the build to report.
  const known = Object.keys(shapeAt(name, [])?.properties ?? {});
  const unknown = Object.entries(matter).filter(([key]) => !known.includes(key));
  const edits = treeEdits(matter, { ...after, ...Object.fromEntries(unknown) });
  const typed = bodyOf(text);
  const above = parts.body.slice(0, parts.body.length - typed.length);
  return (
    parts.open +
    applyEdits(parts.yaml, edits) +
    parts.close +
    (body === typed ? parts.body : above + ended(body))
  );
}
