/** The data of pages by content: their texts, and what their blocks show. */
import type { Element } from 'hast';
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

const levelOf = ({ tagName }: Element) => Number(/^h([1-6])$/.exec(tagName)?.[1] ?? 7);

/** Leaves out blocks that have nothing to show, and headings that would stand above nothing then. */
function withoutEmpty(all: readonly Element[], isEmpty: (node: Element) => boolean): Element[] {
  const shown: Element[] = [];
  let hasLeftOut = false;
  // From the end: a heading is left out if nothing follows it before the next one of its level.
  for (const node of all.toReversed()) {
    const [next] = shown;
    if (isEmpty(node)) hasLeftOut = true;
    else if (hasLeftOut && levelOf(node) < 7 && (!next || levelOf(next) <= levelOf(node))) continue;
    else {
      shown.unshift(node);
      hasLeftOut = false;
    }
  }
  return shown;
}

const blockIn = ({ properties: { dataBlock = '' } }: Element) => String(dataBlock);

/** Splits a text at its blocks. */
function partsOf(elements: readonly Element[], blocks: Partial<Blocks>): Part[] {
  const parts: Part[] = [];
  const isEmpty = (node: Element) =>
    Object.hasOwn(blocks, blockIn(node)) && !Reflect.get(blocks, blockIn(node));
  for (const node of withoutEmpty(elements, isEmpty)) {
    const dataBlock = blockIn(node);
    const last = parts.at(-1);
    const body = bodyOf({ type: 'root', children: [node] });
    if (isBlockName(dataBlock) && dataBlock !== 'booking') parts.push(dataBlock);
    else if (typeof last === 'object') last.push(...body);
    else parts.push(body);
  }
  return parts;
}

async function blocksOf(site: Site, code: LocaleCode, placed: ReadonlySet<string>): Promise<Partial<Blocks>> {
  const { quotes, stories, words } = site.languages[code];
  const all: Blocks = {
    services: words.home.services,
    statistics: words.home.stats,
    comparison: words.nearshoring.comparison,
    offices: words.about.offices,
    quotes: quotes.pages,
    // Reads portraits, so only where they are shown.
    people: placed.has('people') ? await peopleOf(site, code) : undefined,
    stories: storyCards(words.stories, stories),
  };
  return Object.fromEntries(Object.entries(all).filter(([name]) => placed.has(name)));
}

/** Returns the data of a page by content. */
export async function contentPageData(
  site: Site,
  code: LocaleCode,
  page: ContentPageInfo,
): Promise<ContentPageData> {
  const { closing, lead, photos, questions, title } = page;
  const { tree } = await articleTree(page, site.languages[code].words.insights, idsAround);
  // Between elements there are line breaks only.
  const elements = tree.children.filter((each) => each.type === 'element');
  const blocks = await blocksOf(site, code, new Set(elements.map(blockIn)));
  return {
    title,
    lead,
    parts: partsOf(elements, blocks),
    photos: await readPhotos(site.root, photos),
    blocks,
    questions,
    closing,
  };
}
