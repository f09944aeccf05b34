/** The brand as an owner changes it: name, colours and mark. */
import { parseMark, type Mark } from '#packages/content/brand/mark.ts';
import { longestTitle } from '#packages/content/schemas/title.ts';
import { hashOf, markName, readableContent } from '../content/content-files.ts';
import { currentContent, fileOf, languagesOf, names } from '../content/content.ts';
import { whereOf } from '../content/path-label.ts';
import { isWords } from '../content/shapes.ts';
import { openTexts, type Opened } from '../words/open.ts';
import { valueAt } from '#packages/content/tree.ts';

/** The fields of the brand. */
const keys = ['site:name', 'site:legalName', 'site:colors.delivery', 'site:colors.client'];

/** A page's title that ends with the company's name, without it. */
type Title = { where: string; start: string };

/** The panel of the brand: its fields, its mark, and the titles that its name lengthens. */
export type OpenedBrand = Opened & {
  /** The source of the mark; empty if it cannot be read. */
  mark: string;
  titles: Title[];
  /** The length at which search engines truncate titles. */
  longestTitle: number;
};

const ending = '{name}';

/** Returns the titles of pages that end with the company's name. */
function titlesWithName(root: string): Title[] {
  const content = currentContent(root);
  return names.filter(isWords).flatMap((name) =>
    languagesOf(name).flatMap(({ locale }) => {
      const title = valueAt(content.data(name, locale), ['meta', 'title']);
      if (typeof title !== 'string' || !title.trim().endsWith(ending)) return [];
      return { where: whereOf(fileOf(name, locale), ''), start: title.trim().slice(0, -ending.length) };
    }),
  );
}

/** Opens the brand. */
export function openBrand(root: string): OpenedBrand {
  const opened = openTexts(root, keys);
  const mark = readableContent(root, markName);
  return {
    ...opened,
    mark: mark ?? '',
    titles: titlesWithName(root),
    longestTitle,
    hashes: { ...opened.hashes, [markName]: hashOf(mark) },
  };
}

/** Reads a chosen mark: its shapes, or why the site cannot draw it. */
export function readChosenMark(text: string): { mark?: Mark; mistakes: string[] } {
  const read = parseMark(text);
  return 'mark' in read ? { mark: read.mark, mistakes: [] } : read;
}
