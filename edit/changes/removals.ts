/** What is removed with a text or an item: the numbers of its figures, its links in menus. */
import { articleFile, type FileText } from '../content/content-files.ts';
import { languagesOf, type Content } from '../content/content.ts';
import { isContentPage, storySlug } from '../content/labels.ts';
import { valueAt } from '#generate/content/tree.ts';
import type { Edit } from '../writer/edits.ts';
import type { Change } from './change.ts';
import { figuresFile } from './figure-edits.ts';

export const siteFile = 'site.yaml';

export type FileEdit = [file: string, edit: Edit];

/** Returns the edits that take a removed page out of the menus; none for other texts. */
function linkRemoval(content: Content, name: string): Edit[] {
  if (!isContentPage(name)) return [];
  const menus = valueAt(content.data('site', ''), ['menus']) ?? {};
  return Object.entries(menus).flatMap(([menu, names]): Edit[] => {
    const index = Array.isArray(names) ? names.indexOf(name.split('/')[1]) : -1;
    return index < 0 ? [] : [{ do: 'remove', path: ['menus', menu, index] }];
  });
}

/** Returns the edits of figures.yaml that remove those of a story. */
function figureRemoval(content: Content, slug: string): Edit[] {
  const path = ['stories', slug];
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
    const files = languagesOf('home').map(({ locale }) => articleFile(locale, name));
    const isLeft = files.some((file) => (texts.has(file) ? texts.get(file) : content.hash(file)));
    const slug = storySlug(name);
    if (isLeft) return [];
    if (slug === undefined) return linkRemoval(content, name).map((edit): FileEdit => [siteFile, edit]);
    return figureRemoval(content, slug).map((edit): FileEdit => [figuresFile, edit]);
  });
}
