/** The content that pages load: words, with what else they show, and without what they do not need. */
import { figureLocale, localeOf, type LocaleCode } from '#packages/site/locales.ts';
import { halvesOf } from '../words/clock-words.ts';
import { menusIn } from '../addresses/menus.ts';
import { peopleOf } from '../proof/people.ts';
import { quotePages, quotesOn } from '../proof/quotes.ts';
import { isWordFile, type Proof, type WordFile, type Words } from '../schema.ts';
import { rootOf } from '../schemas/shapes.ts';
import { map } from '../tree.ts';
import type { Site } from '../site.ts';
import type { Text } from '../collections/collection.ts';
import { storyCards } from '../collections/stories.ts';

export function shownPhotos({ languages }: Site): string[] {
  const all = Object.values(languages).flatMap(({ people, texts }) => [
    ...Object.values<readonly Text[]>(texts).flatMap((own) => own.flatMap(({ photos }) => photos())),
    ...(people?.people ?? []).flatMap(({ portrait }) => portrait ?? []),
  ]);
  return [...new Set(all)];
}

function servicesWithStories(site: Site, code: LocaleCode): Words['services'] {
  const { services } = site.languages[code].words;
  const blocks = Object.entries(services.blocks).map(([id, block]) => [
    id,
    { ...block, stories: storyCards(site, code, id) },
  ]);
  return { ...services, blocks: Object.fromEntries(blocks) };
}

export async function pageContent(site: Site, code: LocaleCode, page: WordFile): Promise<object> {
  const language = site.languages[code];
  if (page === 'services') return servicesWithStories(site, code);
  const place = quotePages.find((each) => each === page);
  const quotes = place && quotesOn(place, site.source.quotes.data, code);
  const proof: Proof = {
    people: page === 'about' ? await peopleOf(site, code) : undefined,
    stories: page === 'home' ? storyCards(site, code) : undefined,
    quotes: quotes && { words: quotes },
  };
  const isAny = Object.values(proof).some(Boolean);
  return { ...language.words[page], ...(isAny && { proof }) };
}

/** What the pages of a language have beside words: how it writes the time, and the links of its menus. */
export function frameOf({ facts, languages }: Site, code: LocaleCode) {
  const { texts, words } = languages[code];
  return {
    clock: { halves: halvesOf(figureLocale(code)) },
    menus: menusIn(localeOf(code), facts, { texts, own: texts.pages, nameOf: (name) => words[name].name }),
  };
}

async function contentOf(site: Site, locale: LocaleCode | undefined, name: string): Promise<unknown> {
  if (locale === undefined) return { site: site.facts, figures: site.figures }[name];
  return isWordFile(name) ? pageContent(site, locale, name) : undefined;
}

/** The data of a file in `content/` as pages load it. Undefined if the site has no such file. Facts have no locale. */
export async function fileData(site: Site, locale: LocaleCode | undefined, name: string): Promise<unknown> {
  return map(rootOf(name, await contentOf(site, locale, name)), ({ shape, value }) =>
    shape?.buildOnly ? undefined : value,
  );
}
