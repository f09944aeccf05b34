/** What pages show besides their own words: people, client stories and quotes. Runs at build time only. */
import type { LocaleCode } from '#app/site/locales.ts';
import { readPhoto, type Photo } from '../../media/photo.ts';
import { loadWords } from '../load.ts';
import type { WordFile, Words } from '../schema.ts';
import { listStories, storyCards, type StoryCards } from '../stories/stories.ts';
import { loadPeople, type People } from './people.ts';
import { loadQuotes, quotePages, type QuotePage, type Quotes } from './quotes.ts';

/** The sections above a page's closing band, as far as there are any. */
export type Proof = {
  people?: { words: People; photos: Record<string, Photo> } | undefined;
  stories?: StoryCards | undefined;
  quotes?: { words: Quotes } | undefined;
};

/** Returns the people of the company with their portraits; undefined if there are none. */
export async function peopleOf(root: string, code: LocaleCode): Promise<Proof['people']> {
  const words = loadPeople(root, code);
  if (!words) return undefined;
  const files = words.people.flatMap(({ portrait }) => portrait ?? []);
  const photos = files.map(async (file) => [file, await readPhoto(root, file)] as const);
  return { words, photos: Object.fromEntries(await Promise.all(photos)) };
}

const isQuotePage = (page: string): page is QuotePage => (quotePages as readonly string[]).includes(page);

function servicesWithStories(root: string, code: LocaleCode): Words['services'] {
  const services = loadWords(root, code, 'services');
  const all = listStories(root, code);
  const words = loadWords(root, code, 'stories');
  const blocks = Object.entries(services.blocks).map(([id, block]) => {
    const stories = storyCards(
      words,
      all.filter((story) => story.services.includes(id)),
    );
    return [id, stories ? { ...block, stories } : block];
  });
  return { ...services, blocks: Object.fromEntries(blocks) };
}

/** Loads all that a page shows in a language. Throws a ContentError if a file is invalid. */
export async function loadPage(root: string, code: LocaleCode, page: WordFile): Promise<object> {
  if (page === 'services') return servicesWithStories(root, code);
  const quotes = isQuotePage(page) ? loadQuotes(root, page, code) : undefined;
  const proof: Proof = {
    people: page === 'about' ? await peopleOf(root, code) : undefined,
    stories:
      page === 'home' ? storyCards(loadWords(root, code, 'stories'), listStories(root, code)) : undefined,
    quotes: quotes && { words: quotes },
  };
  const isAny = Object.values(proof).some(Boolean);
  return { ...loadWords(root, code, page), ...(isAny && { proof }) };
}
