import { listedCollections } from '#packages/site/collections.ts';
import { locales, type LocaleCode } from '#packages/site/locales.ts';
import { headerNames, menuNames, menusOf, type Menus, type QuickLink } from '#packages/site/menus.ts';
import { pages } from '#packages/site/pages.ts';
import { textWidth } from '#packages/site/text-width.ts';
import type { Facts } from '../facts.ts';
import { mistakeAt, type Mistake } from '../reading/mistakes.ts';
import type { LanguageSource } from '../source.ts';

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

// In rem, as header.module.css has them at the least width that shows these links.
const room = 80 * 0.92;
const fixed = { drawing: 2.9, gaps: 3, linkGap: 1, languageGap: 1, button: 2.4, nameSize: 1.42 };
// The measured letters are those of headings.
const lighter = 0.88;

const pixels = (rem: number) => Math.round(rem * 16);
const text = (words: readonly string[]) =>
  words.map(textWidth).reduce((total, each) => total + each, 0) * lighter;

/** The links to a language's pages by content, held back or not, as far as they have no mistake. */
export function quickLinksOf({ texts }: LanguageSource, menus: Menus | undefined): QuickLink[] {
  const own = Object.entries(texts.pages).flatMap(([slug, { data }]) => (data ? [{ slug, ...data }] : []));
  return quickLinksTo(own, menus);
}

/** The width of the header in rem, where the company's name may have a line for each word. */
function widthOf(company: string, links: readonly string[], button: string, languages: readonly string[]) {
  const { drawing, gaps, linkGap, languageGap, nameSize } = fixed;
  const logo = drawing + Math.max(...company.split(/\s+/).map(textWidth)) * nameSize;
  const between = gaps + links.length * linkGap + Math.max(languages.length - 1, 0) * languageGap;
  return logo + text(links) + text(languages) + textWidth(button) + fixed.button + between;
}

/** Reports languages in which the names of all links are too long for one line. Nothing is measured without `header`. */
export function headerRoomMistakes(
  { menus, name: company }: Pick<Facts, 'menus' | 'name'>,
  languages: ReadonlyMap<LocaleCode, LanguageSource>,
): Mistake[] {
  if (!menus?.header?.length) return [];
  return [...languages].flatMap(([code, language]) => {
    const { texts, words } = language;
    const names = new Map<string, string | undefined>([
      ...pages.map(({ id }) => [id, words[id].data?.name] as const),
      ...listedCollections.flatMap((name) =>
        Object.keys(texts[name]).length > 0 ? [[name, words[name].data?.name] as const] : [],
      ),
      ...quickLinksOf(language, menus).map(({ slug, name }) => [slug, name] as const),
    ]);
    const links = menusOf(menus).header.flatMap((id) => names.get(id) ?? []);
    const others = locales.filter((each) => each.code !== code).map(({ name }) => name);
    const width = widthOf(company, links, words.ui.data?.getStarted ?? '', others);
    return width > room
      ? mistakeAt(
          'menus.header',
          `does not fit into one line in content/${code}: the header would be ${pixels(width)} px wide, and has ${pixels(room)}; leave a link out, or shorten the pages’ names`,
        )
      : [];
  });
}
