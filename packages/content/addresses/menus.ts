import { headerNames, menuNames, menusOf, type Menus, type QuickLink } from '#packages/site/menus.ts';
import { mistakeAt, type Mistake } from '../reading/mistakes.ts';

const inHeader = new Set(headerNames);

type Own = { slug: string; title: string; quickLink?: string | undefined };

/** The links to pages by content: of those with a name for menus, and by its title of one that a menu names. */
export function quickLinksTo(pages: readonly Own[], menus: Menus | undefined): QuickLink[] {
  const named = new Set(Object.values(menus ?? {}).flat());
  return pages.flatMap(({ slug, title, quickLink }) =>
    quickLink !== undefined || named.has(slug) ? [{ slug, name: quickLink ?? title }] : [],
  );
}

/** The menus without pages by content that are in no language just now: visitors get nothing of them. */
export function shownMenus(menus: Menus, shown: ReadonlySet<string>): Menus {
  const lists = Object.entries(menus).map(
    ([menu, names = []]) =>
      [menu, names.filter((name) => menuNames.includes(name) || shown.has(name))] as const,
  );
  return Object.fromEntries(lists);
}

/** @param own the links to pages by content, also of those that are held back: built menus leave them out */
export function menuMistakes(written: Menus | undefined, own: readonly QuickLink[]): Mistake[] {
  const known = [...new Set([...menuNames, ...own.map(({ slug }) => slug)])];
  const { quickLinks, base } = menusOf(written, own);
  const isInFooter = new Set([...quickLinks, ...base]);
  return Object.entries(written ?? {}).flatMap(([menu, names = []]) =>
    names.flatMap((name, index) => {
      const mistake = (reason: string) => mistakeAt(`menus.${menu}.${index}`, reason);
      if (!known.includes(name)) return mistake(`must be one of: ${known.join(', ')}`);
      if (menu !== 'header') return [];
      if (inHeader.has(name)) return mistake(`${name} is always in the header`);
      // Narrower windows have no room for it.
      return isInFooter.has(name)
        ? []
        : mistake(
            `${name} must be among the quick links too: windows of less than 1280 px show it only there and in the menu`,
          );
    }),
  );
}
