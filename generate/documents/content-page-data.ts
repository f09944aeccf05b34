/** The data of pages by content: their texts, and what their blocks show. */
import type { Blocks, ContentPageData, Part } from '#app/pages/insights/page-data.ts';
import { isBlockName } from '#app/site/blocks.ts';
import type { LocaleCode } from '#app/site/locales.ts';
import { loadPages, type ContentPage } from '../content/pages/pages.ts';
import { peopleOf } from '../content/proof/page-proof.ts';
import type { Site } from '../content/site.ts';
import { storyCards } from '../content/stories/stories.ts';
import { bodyOf } from './body.ts';

/** Splits a text at its blocks. */
function partsOf({ tree }: ContentPage): Part[] {
  const parts: Part[] = [];
  // Between elements there are line breaks only.
  for (const node of tree.children.filter((each) => each.type === 'element')) {
    const { dataBlock = '' } = node.properties;
    const last = parts.at(-1);
    const body = bodyOf({ type: 'root', children: [node] });
    if (isBlockName(String(dataBlock)) && dataBlock !== 'booking') parts.push(dataBlock as keyof Blocks);
    else if (typeof last === 'object') last.push(...body);
    else parts.push(body);
  }
  return parts;
}

async function blocksOf(site: Site, code: LocaleCode): Promise<Blocks> {
  const { quotes, stories, words } = site.languages[code];
  return {
    services: words.home.services,
    statistics: words.home.stats,
    comparison: words.nearshoring.comparison,
    offices: words.about.offices,
    quotes: quotes.pages,
    people: await peopleOf(site, code),
    stories: storyCards(words.stories, stories),
  };
}

/** Returns the data of each page by content of a language, by its slug. */
export async function contentPageData(site: Site, code: LocaleCode): Promise<Map<string, ContentPageData>> {
  if (site.languages[code].pages.length === 0) return new Map();
  const [{ pages, photos }, all] = await Promise.all([loadPages(site, code), blocksOf(site, code)]);
  const dataOf = (page: ContentPage): ContentPageData => {
    const { closing, lead, photos: own, questions, title } = page;
    const parts = partsOf(page);
    const placed = Object.entries(all).filter(([name]) => parts.includes(name as keyof Blocks));
    return {
      title,
      lead,
      parts,
      photos: Object.fromEntries(own.flatMap((file) => (photos[file] ? [[file, photos[file]]] : []))),
      blocks: Object.fromEntries(placed),
      questions,
      closing,
    };
  };
  return new Map(pages.map((page) => [page.slug, dataOf(page)]));
}
