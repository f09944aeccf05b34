/** What is removed with a text or an item: the numbers of its figures, its links in menus. */
import { isListed } from '#packages/site/collections.ts';
import { collections } from '#packages/content/collections/collections.ts';
import { fileOfText, type FileText } from '../content/content-files.ts';
import { languagesOf, type Content } from '../content/content.ts';
import { textNamed } from '../content/labels.ts';
import { shapeAt } from '#packages/content/schemas/shapes.ts';
import { valueAt, type Path } from '#packages/content/tree.ts';
import type { Edit } from '../writer/edits.ts';
import type { Change } from './change.ts';
import { figuresFile } from './figure-edits.ts';

export const siteFile = 'site.yaml';

export type FileEdit = [file: string, edit: Edit];

/** Returns the edits that take a removed page out of the menus. */
function linkRemoval(content: Content, slug: string): Edit[] {
  const menus = valueAt(content.data('site', ''), ['menus']) ?? {};
  return Object.entries(menus).flatMap(([menu, names]): Edit[] => {
    const index = Array.isArray(names) ? names.indexOf(slug) : -1;
    if (index < 0) return [];
    // One that may not be empty is left out.
    const isLast = names.length === 1 && shapeAt('site', ['menus', menu])?.minItems === 1;
    return [{ do: 'remove', path: isLast ? ['menus', menu] : ['menus', menu, index] }];
  });
}

function figureRemoval(content: Content, path: Path): Edit[] {
  return valueAt(content.data('figures', ''), path) === undefined ? [] : [{ do: 'remove', path }];
}

/** Returns the edit that removes the figures of a removed service, which are in a separate file. */
export function serviceFigures(content: Content, id: string | number | undefined): FileEdit[] {
  const figures = valueAt(content.data('figures', ''), ['services']) ?? {};
  return id !== undefined && Object.hasOwn(figures, id)
    ? [['figures.yaml', { do: 'remove', path: ['services', id] }]]
    : [];
}

/** Returns the edits that remove what belongs to texts which no language has after the changes. */
export function removedWith(
  content: Content,
  changes: readonly Change[],
  texts: ReadonlyMap<string, FileText>,
): FileEdit[] {
  const names = changes.flatMap((change) =>
    change.do === 'write' && change.text === undefined ? change.name : [],
  );
  return [...new Set(names)].flatMap((name) => {
    const files = languagesOf('home').map(({ locale }) => fileOfText(locale, name));
    const isLeft = files.some((file) => (texts.has(file) ? texts.get(file) : content.hash(file)));
    if (isLeft) return [];
    const { collection, slug } = textNamed(name);
    const figures = collections[collection].hasFigures ? figureRemoval(content, [collection, slug]) : [];
    const links = isListed(collection) ? [] : linkRemoval(content, slug);
    return [
      ...figures.map((edit): FileEdit => [figuresFile, edit]),
      ...links.map((edit): FileEdit => [siteFile, edit]),
    ];
  });
}
