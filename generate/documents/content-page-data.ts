/** The data of pages by content: their texts, and what their blocks show. */
import type { Element } from 'hast';
import type { Blocks, ContentPageData, Part } from '#app/pages/insights/page-data.ts';
import { isBlockName } from '#app/site/blocks.ts';
import type { LocaleCode } from '#app/site/locales.ts';
import { loadPages, type ContentPage } from '../content/pages/pages.ts';
import { peopleOf } from '../content/proof/page-proof.ts';
import type { Site } from '../content/site.ts';
import { storyCards } from '../content/stories/stories.ts';
import { bodyOf } from './body.ts';

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
function partsOf({ tree }: ContentPage, blocks: Blocks): Part[] {
  const parts: Part[] = [];
  const isEmpty = (node: Element) =>
    Object.hasOwn(blocks, blockIn(node)) && !Reflect.get(blocks, blockIn(node));
  // Between elements there are line breaks only.
  const elements = tree.children.filter((each) => each.type === 'element');
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
    const parts = partsOf(page, all);
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
