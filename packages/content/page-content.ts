/** What pages show besides their own words: people, client stories and quotes. */
import { figureLocale, type LocaleCode } from '#packages/site/locales.ts';
import { clockWords } from './filling/clock-words.ts';
import { quickLinksTo, shownMenus } from './menus.ts';
import { peopleOf } from './proof/people.ts';
import type { Proof, WordFile, Words } from './schema.ts';
import type { Language, Site } from './site.ts';
import type { Text } from './collections/collection.ts';
import { storyCards } from './collections/stories.ts';
import { quotePages, type QuotePage } from './schemas/quotes-schema.ts';

export function shownPhotos({ languages }: Site): string[] {
  const all = Object.values(languages).flatMap(({ people, texts }) => [
    ...Object.values<readonly Text[]>(texts).flatMap((own) => own.flatMap(({ photos }) => photos())),
    ...(people?.people ?? []).flatMap(({ portrait }) => portrait ?? []),
  ]);
  return [...new Set(all)];
}

const isQuotePage = (page: string): page is QuotePage => quotePages.some((each) => each === page);

function servicesWithStories(language: Language): Words['services'] {
  const { services } = language.words;
  const blocks = Object.entries(services.blocks).map(([id, block]) => {
    const stories = storyCards(language, id);
    return [id, stories ? { ...block, stories } : block];
  });
  return { ...services, blocks: Object.fromEntries(blocks) };
}

export async function pageContent(site: Site, code: LocaleCode, page: WordFile): Promise<object> {
  const language = site.languages[code];
  if (page === 'services') return servicesWithStories(language);
  const quotes = isQuotePage(page) ? language.quotes[page] : undefined;
  const proof: Proof = {
    people: page === 'about' ? await peopleOf(site, code) : undefined,
    stories: page === 'home' ? storyCards(language) : undefined,
    quotes: quotes && { words: quotes },
  };
  const isAny = Object.values(proof).some(Boolean);
  return { ...language.words[page], ...(isAny && { proof }) };
}

export function shownFacts({ facts, languages }: Site): object {
  const shown = new Set(Object.values(languages).flatMap(({ texts }) => texts.pages.map(({ slug }) => slug)));
  return { ...facts, ...(facts.menus && { menus: shownMenus(facts.menus, shown) }) };
}

/** Returns what the pages of a language have beside words: how it writes the time, and the links to pages by content. */
export function frameOf({ facts, languages }: Site, code: LocaleCode) {
  const zones = Object.values(facts.offices).map(({ timeZone }) => timeZone);
  return {
    clock: clockWords(zones, figureLocale(code)),
    quickLinks: quickLinksTo(languages[code].texts.pages, facts.menus),
  };
}
