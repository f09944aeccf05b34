/** The data of pages by content: their texts, and what their blocks show. */
import type { Root } from 'hast';
import type { Blocks, ContentPageData, Part } from '#app/pages/insights/page-data.ts';
import { isBlockName } from '#app/site/blocks.ts';
import type { LocaleCode } from '#app/site/locales.ts';
import { articleTree } from '../content/articles/article-tree.ts';
import type { ContentPageInfo } from '../content/pages/page-matter.ts';
import { peopleOf } from '../content/page-content.ts';
import type { Site } from '../content/site.ts';
import { storyCards } from '../content/stories/stories.ts';
import { readPhotos } from '../media/photo.ts';
import { bodyOf } from './body.ts';

// Of blocks, of the questions and of the closing band.
const idsAround = [
  'core-services',
  'comparison',
  'planner',
  'estimate',
  'offices',
  'people',
  'quotes',
  'stories',
  'questions',
  'book',
  'book-title',
];

/** Splits a text at its blocks. */
function partsOf(tree: Root): Part[] {
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

async function blocksOf(site: Site, code: LocaleCode, parts: readonly Part[]): Promise<Partial<Blocks>> {
  const { quotes, stories, words } = site.languages[code];
  const all: Blocks = {
    services: words.home.services,
    statistics: words.home.stats,
    comparison: words.nearshoring.comparison,
    offices: words.about.offices,
    quotes: quotes.pages,
    // Reads portraits, so only where they are shown.
    people: parts.includes('people') ? await peopleOf(site, code) : undefined,
    stories: storyCards(words.stories, stories),
  };
  return Object.fromEntries(Object.entries(all).filter(([name]) => parts.includes(name as keyof Blocks)));
}

/** Returns the data of a page by content. */
export async function contentPageData(
  site: Site,
  code: LocaleCode,
  page: ContentPageInfo,
): Promise<ContentPageData> {
  const { closing, lead, photos, questions, title } = page;
  const { tree } = await articleTree(page, site.languages[code].words.insights, idsAround);
  const parts = partsOf(tree);
  return {
    title,
    lead,
    parts,
    photos: await readPhotos(site.root, photos),
    blocks: await blocksOf(site, code, parts),
    questions,
    closing,
  };
}
