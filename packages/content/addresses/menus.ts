import { pageAddress, textAddress } from '#packages/site/addresses.ts';
import { listedCollections, type ListedCollection } from '#packages/site/collections.ts';
import { localeOf, locales, type Locale, type LocaleCode } from '#packages/site/locales.ts';
import { legalPages, pages, pagesWithout, type PageId } from '#packages/site/pages.ts';
import { textWidth } from '#packages/site/text-width.ts';
import type { Facts } from '../facts.ts';
import { mistakeAt, type Mistake } from '../reading/mistakes.ts';
import type { LanguageSource } from '../source.ts';

const inHeader: readonly string[] = pages.flatMap(({ id, nav }) => (nav ? id : []));
/** What the header always has: pages, and the button to the form. */
export const headerNames = [...inHeader, 'contact'];
/** What menus can name beside pages by content. */
export const menuNames: readonly string[] = [...pages.map(({ id }) => id), ...listedCollections];
const defaultQuickLinks = menuNames.filter((name) => !legalPages.some((id) => id === name));

/** A page by content, and its name for menus in place of its title. */
type Own = { slug: string; title: string; quickLink?: string | undefined };

/** In order. The footer's base has the legal pages that its quick links leave out; pages by content come last of these. */
function namesIn(menus: Facts['menus'], own: readonly Own[]) {
  const { header = [], quickLinks = defaultQuickLinks } = menus ?? {};
  const more = own.filter(({ slug, quickLink }) => quickLink !== undefined || header.includes(slug));
  const inFooter = new Set([...quickLinks, ...more.map(({ slug }) => slug)]);
  return {
    header: [...inHeader, ...header],
    quickLinks: [...inFooter],
    base: legalPages.filter((name) => !inFooter.has(name)),
  };
}

type MenuLink = { to: string; name: string };
export type Menus = Record<'header' | 'quickLinks' | 'base', readonly MenuLink[]>;

/** The links of a language's menus, without pages that it does not have, or that are switched off. */
export function menusIn(
  locale: Locale,
  { menus, pagesOff }: Pick<Facts, 'menus' | 'pagesOff'>,
  language: {
    texts: Readonly<Record<ListedCollection, object>>;
    own: readonly Own[];
    nameOf: (name: PageId | ListedCollection) => string;
  },
): Menus {
  const { texts, own, nameOf } = language;
  const lists = listedCollections.filter((list) => Object.keys(texts[list]).length > 0);
  const links = new Map<string, MenuLink>([
    ...pagesWithout(pagesOff).map(
      ({ id }) => [id, { to: pageAddress(id, locale), name: nameOf(id) }] as const,
    ),
    ...lists.map((list) => [list, { to: textAddress(list, locale), name: nameOf(list) }] as const),
    ...own.map(
      ({ slug, title, quickLink: name = title }) =>
        [slug, { to: textAddress('pages', locale, slug), name }] as const,
    ),
  ]);
  const linksOf = (menu: readonly string[]) => menu.flatMap((name) => links.get(name) ?? []);
  const { header, quickLinks, base } = namesIn(menus, own);
  return { header: linksOf(header), quickLinks: linksOf(quickLinks), base: linksOf(base) };
}

/** The pages by content of a language, held back or not, as far as they have no mistake. */
export function ownPages({ pages }: Pick<LanguageSource['texts'], 'pages'>): Own[] {
  return Object.entries(pages).flatMap(([slug, { data }]) => (data ? [{ slug, ...data }] : []));
}

/** @param own the pages by content of all languages, also those that are held back: built menus leave them out */
export function menuMistakes(menus: Facts['menus'], own: readonly Own[]): Mistake[] {
  const known = [...new Set([...menuNames, ...own.map(({ slug }) => slug)])];
  const { quickLinks, base } = namesIn(menus, own);
  const isInFooter = new Set<string>([...quickLinks, ...base]);
  return Object.entries(menus ?? {}).flatMap(([menu, names = []]) =>
    names.flatMap((name, index) => {
      const mistake = (reason: string) => mistakeAt(`menus.${menu}.${index}`, reason);
      if (!known.includes(name)) return mistake(`must be one of: ${known.join(', ')}`);
      if (menu !== 'header') return [];
      if (headerNames.includes(name)) return mistake(`${name} is always in the header`);
      // Narrower windows have no room for it.
      return isInFooter.has(name)
        ? []
        : mistake(
            `${name} must be among the quick links too: windows of less than 1280 px show it only there and in the menu`,
          );
    }),
  );
}

// In rem, as header.module.css has them at the least width that shows these links.
const room = 80 * 0.92;
const fixed = { drawing: 2.9, gaps: 3, linkGap: 1, languageGap: 1, button: 2.4, nameSize: 1.42 };
// The measured letters are those of headings.
const lighter = 0.88;

const pixels = (rem: number) => Math.round(rem * 16);
const text = (words: readonly string[]) =>
  words.map(textWidth).reduce((total, each) => total + each, 0) * lighter;

/** The width of the header in rem, where the company's name may have a line for each word. */
function widthOf(company: string, links: readonly string[], button: string, languages: readonly string[]) {
  const { drawing, gaps, linkGap, languageGap, nameSize } = fixed;
  const logo = drawing + Math.max(...company.split(/\s+/).map(textWidth)) * nameSize;
  const between = gaps + links.length * linkGap + Math.max(languages.length - 1, 0) * languageGap;
  return logo + text(links) + text(languages) + textWidth(button) + fixed.button + between;
}

/** Reports languages in which the names of all links are too long for one line. Nothing is measured without `header`. */
export function headerRoomMistakes(
  facts: Pick<Facts, 'menus' | 'name' | 'pagesOff'>,
  languages: ReadonlyMap<LocaleCode, LanguageSource>,
): Mistake[] {
  if (!facts.menus?.header?.length) return [];
  return [...languages].flatMap(([code, { texts, words }]) => {
    const { header } = menusIn(localeOf(code), facts, {
      texts,
      own: ownPages(texts),
      nameOf: (name) => words[name].data?.name ?? '',
    });
    const links = header.map(({ name }) => name);
    const others = locales.filter((each) => each.code !== code).map(({ name }) => name);
    const width = widthOf(facts.name, links, words.ui.data?.getStarted ?? '', others);
    return width > room
      ? mistakeAt(
          'menus.header',
          `does not fit into one line in content/${code}: the header would be ${pixels(width)} px wide, and has ${pixels(room)}; leave a link out, or shorten the pages’ names`,
        )
      : [];
  });
}
