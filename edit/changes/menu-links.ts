/** The links of menus to pages by content, in `content/site.yaml`. */
import { isContentPage } from '../content/labels.ts';
import type { Content } from '../content/content.ts';
import { valueAt, type Edit } from '../writer/edits.ts';

export const siteFile = 'site.yaml';

/** Returns the edits that take a removed page out of the menus; none for other texts. */
export function linkRemoval(content: Content, name: string): Edit[] {
  if (!isContentPage(name)) return [];
  const menus = valueAt(content.data('site', ''), ['menus']) ?? {};
  return Object.entries(menus).flatMap(([menu, names]): Edit[] => {
    const index = Array.isArray(names) ? names.indexOf(name.split('/')[1]) : -1;
    return index < 0 ? [] : [{ do: 'remove', path: ['menus', menu, index] }];
  });
}
