import { pageAddress, textAddress } from './addresses.ts';
import { listedCollections, type ListedCollection } from './collections.ts';
import type { Locale } from './locales.ts';
import { navigationPages, pages, type PageId } from './pages.ts';

/** The menus of `content/site.yaml`: ids of pages, collections with a list, slugs of pages by content, in their order. */
export type Menus = { readonly [Menu in 'quickLinks' | 'header']?: readonly string[] | undefined };

export type QuickLink = { slug: string; name: string };

/** What names a language's links: those to lists only if it has texts of the collection. */
type Names = { navigation: { readonly [Id in PageId]?: string } } & { [List in ListedCollection]?: string };

type MenuLink = { to: string; name: string };

const legalPages: readonly string[] = ['privacy', 'terms', 'accessibility'] satisfies PageId[];

export const menuNames: readonly string[] = [...pages.map(({ id }) => id), ...listedCollections];
/** What the header always has: pages, and the button to the form. */
export const headerNames: readonly string[] = [...navigationPages.map(({ id }) => id), 'contact'];

const defaultQuickLinks = menuNames.filter((name) => !legalPages.includes(name));

/** In order. The footer's base has the legal pages that its quick links leave out; pages by content come last of these. */
export function menusOf(
  menus?: Menus,
  more: readonly QuickLink[] = [],
): Record<'header' | 'quickLinks' | 'base', readonly string[]> {
  const named = menus?.quickLinks ?? defaultQuickLinks;
  const quickLinks = [...new Set([...named, ...more.map(({ slug }) => slug)])];
  return {
    header: [...navigationPages.map(({ id }) => id), ...(menus?.header ?? [])],
    quickLinks,
    base: legalPages.filter((name) => !quickLinks.includes(name)),
  };
}

/** The links of a menu, without those that a language has no page for, or that are switched off. */
export function menuLinks(
  menu: readonly string[],
  names: Names,
  locale: Locale,
  more: readonly QuickLink[] = [],
): MenuLink[] {
  const ofPages = pages.flatMap(({ id }) => {
    const name = names.navigation[id];
    return name === undefined ? [] : [[id, { to: pageAddress(id, locale), name }] as const];
  });
  const links = new Map<string, MenuLink>([
    ...ofPages,
    ...more.map(({ slug, name }) => [slug, { to: textAddress('pages', locale, slug), name }] as const),
    ...listedCollections.flatMap((list) => {
      const name = names[list];
      return name ? [[list, { to: textAddress(list, locale), name }] as const] : [];
    }),
  ]);
  return menu.flatMap((name) => links.get(name) ?? []);
}
