/** Pages by content: `content/<language>/pages/`. */
import type { Element } from 'hast';
import { z } from 'zod';
import { locales } from '#packages/site/locales.ts';
import { reservedNames } from '../addresses/reserved-names.ts';
import { readPhotos } from '../media/photo.ts';
import { textTree } from '../texts/text-tree.ts';
import { bodyOf, type Body } from '../texts/body.ts';
import { pageQuestions } from '../schemas/questions-schema.ts';
import { oneLine, text } from '../schemas/text-schema.ts';
import { blockIds, blockMistake, blocksOf, isBlock, type Blocks } from './blocks.ts';
import type { Collection } from './collection.ts';
import { holdMatter, sharedMatter } from '../schemas/front-matter-schema.ts';

const { title, description, picture } = sharedMatter;

const matter = z.strictObject({
  title,
  lead: oneLine,
  description,
  picture,
  // A day to come holds the page back until then; nothing shows it.
  date: sharedMatter.date.optional(),
  ...holdMatter,
  // Without one the page is not there.
  quickLink: oneLine.meta({ label: 'Name among the links in the footer' }).optional(),
  questions: pageQuestions.optional(),
  closing: z.strictObject({ title: text, text }).meta({ label: 'Closing band' }).optional(),
});

export type PageMatter = z.infer<typeof matter>;

/** What has an address beside the pages by content. */
const reservedSlugs: ReadonlySet<string> = new Set([
  ...reservedNames,
  ...locales.map(({ prefix }) => prefix),
]);

/** The text of a page between its blocks, or the name of a block. The booking link is part of the text. */
type Part = Body[] | keyof Blocks;

// Of the questions and of the closing band.
const ids = ['questions', 'book', 'book-title'];

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

function partsOf(elements: readonly Element[], blocks: Partial<Blocks>): Part[] {
  const parts: Part[] = [];
  const isEmpty = (node: Element) =>
    Object.hasOwn(blocks, blockIn(node)) && !Reflect.get(blocks, blockIn(node));
  for (const node of withoutEmpty(elements, isEmpty)) {
    const dataBlock = blockIn(node);
    const last = parts.at(-1);
    const body = bodyOf({ type: 'root', children: [node] });
    if (isBlock(dataBlock)) parts.push(dataBlock);
    else if (typeof last === 'object') last.push(...body);
    else parts.push(body);
  }
  return parts;
}

export const pages = {
  matter,
  reservedSlugs,
  blockMistake,
  view: { component: 'app/pages/content-page/content-page.tsx', words: ['insights'] },
  listViews: {},
  lists: () => [],
  async textData(site, { locale: { code } }, page) {
    const { closing, lead, picture, questions, title } = page;
    const { tree } = await textTree(
      { markdown: page.markdown(), picture },
      site.languages[code].words.insights,
      [...blockIds, ...ids],
    );
    // Between elements there are line breaks only.
    const elements = tree.children.filter((each) => each.type === 'element');
    const blocks = await blocksOf(site, code, new Set(elements.map(blockIn)));
    return {
      title,
      lead,
      parts: partsOf(elements, blocks),
      photos: await readPhotos(site.root, page.photos()),
      blocks,
      questions,
      closing,
    };
  },
} satisfies Collection<PageMatter>;

export type ContentPageData = Awaited<ReturnType<typeof pages.textData>>;
