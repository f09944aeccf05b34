/** Whether the header has room for the links that `content/site.yaml` adds to it. */
import { listedCollections } from '#packages/site/collections.ts';
import { defaultLocale, locales, type LocaleCode } from '#packages/site/locales.ts';
import { menuLinks, menusOf, type Menus, type QuickLink } from '#packages/site/menus.ts';
import { pages } from '#packages/site/pages.ts';
import { textWidth } from '#packages/site/text-width.ts';
import type { Facts } from '../facts.ts';
import { quickLinksTo } from '../addresses/menus.ts';
import { mistakeAt, type Mistake } from '../reading/mistakes.ts';
import type { Words } from '../schema.ts';
import type { LanguageSource } from '../source.ts';

// In rem, as header.module.css has them at the least width that shows these links.
const room = 80 * 0.92;
const fixed = { mark: 2.9, gaps: 3, linkGap: 1, languageGap: 1, button: 2.4, nameSize: 1.42 };
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
  const { mark, gaps, linkGap, languageGap, nameSize } = fixed;
  const logo = mark + Math.max(...company.split(/\s+/).map(textWidth)) * nameSize;
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
    const { slugs, words } = language;
    const own = quickLinksOf(language, menus);
    const navigation: Words['ui']['navigation'] = Object.fromEntries(
      pages.map(({ id }) => [id, words[id].data?.name ?? '']),
    );
    const names = {
      navigation,
      ...Object.fromEntries(
        listedCollections.flatMap((name) => {
          const list = slugs[name].length > 0 && words[name].data;
          return list ? [[name, list.name]] : [];
        }),
      ),
    };
    const links = menuLinks(menusOf(menus).header, names, defaultLocale, own).map(({ name }) => name);
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
