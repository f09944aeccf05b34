/** Checks an article's Markdown and fills its placeholders. Runs at build time only. */
import type { Image, Nodes, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { toString } from 'mdast-util-to-string';
import { gfm } from 'micromark-extension-gfm';
import { bundledLanguages } from 'shiki/langs';
import { visit } from 'unist-util-visit';
import { fillPlaceholders } from '../placeholders.ts';
import { memoize } from '../memoize.ts';

/** What an article may refer to. */
export type Known = {
  /** The values of placeholders; undefined if the facts cannot be read. */
  facts: object | undefined;
  /** The locale in which figures are formatted. */
  figureLocale: string;
  /** Whether an address without its hash is a page of this language. */
  isPage: (address: string) => boolean;
  /** Returns the mistakes of a picture in `content/media`. */
  pictureMistakes: (file: string) => string[];
};

// The placeholder of the site's shared-day chart.
const chart = '{chart.sharedDay}';

const treeOf = memoize((text) =>
  fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }),
);

/** Parses GitHub Flavored Markdown. */
export function parseMarkdown(text: string): Root {
  return structuredClone(treeOf(text));
}

function linkMistakes(url: string, { isPage }: Known): string[] {
  if (/^(?:https:|mailto:|tel:|#)/.test(url)) return [];
  if (!url.startsWith('/'))
    return [`${url} is not a link: write https://…, or an address of this site as in /services`];
  return isPage(url.split('#')[0] ?? '') ? [] : [`${url} is not an address of this site in this language`];
}

function imageMistakes({ alt, data, url }: Image, { pictureMistakes }: Known): string[] {
  return [
    ...(data?.isPlaced ? [] : ['a picture stands in a paragraph of its own']),
    ...(alt?.trim()
      ? []
      : [`![](${url}) needs alternative text between [ and ]: what it shows, in a sentence`]),
    ...pictureMistakes(url),
  ];
}

/** Returns the reasons why a node cannot be published. */
function mistakesOf(node: Nodes, known: Known): string[] {
  switch (node.type) {
    case 'html':
      return [`${node.value.split('\n')[0]} is HTML, which articles do not have`];
    case 'heading':
      return node.depth === 2 || node.depth === 3
        ? []
        : ['headings have two or three #; the title stands above the text'];
    case 'code':
      return !node.lang || node.lang in bundledLanguages
        ? []
        : [`${node.lang} is not a language that can be highlighted: see https://shiki.style/languages`];
    case 'link':
    case 'definition':
      return linkMistakes(node.url, known);
    case 'table':
      return node.children[0]?.children.some((cell) => toString(cell).trim() === '')
        ? ['each column of a table needs a heading, which screen readers say with its cells']
        : [];
    case 'text':
      return node.value.includes(chart) ? [`${chart} stands in a paragraph of its own`] : [];
    case 'listItem':
      return typeof node.checked === 'boolean' ? ['articles have no boxes to tick'] : [];
    case 'image':
      return imageMistakes(node, known);
    case 'imageReference':
      return ['a picture is written ![what it shows](its-name.jpg), in one place'];
    default:
      return [];
  }
}

/** Converts the chart's placeholder paragraphs to elements whose attribute marks them for the prerenderer and browsers. */
function placeCharts({ children }: Root): void {
  for (const node of children) {
    if (node.type !== 'paragraph' || toString(node) !== chart) continue;
    node.children = [];
    node.data = { hName: 'div', hProperties: { dataChart: 'shared-day' } };
  }
}

declare module 'mdast' {
  interface ImageData {
    isPlaced?: boolean;
  }
}

/** Converts paragraphs that contain only a picture to figures, captioned with the picture's title. */
function placePictures({ children }: Root): void {
  for (const node of children) {
    const [image, ...others] = node.type === 'paragraph' ? node.children : [];
    if (image?.type !== 'image' || others.length > 0) continue;
    image.data = { isPlaced: true };
    node.data = { hName: 'figure' };
  }
}

/** Lists the files of the pictures in an article. */
export function picturesIn(tree: Root): string[] {
  const files: string[] = [];
  visit(tree, 'image', ({ url }) => void files.push(url));
  return files;
}

/**
 * Fills the placeholders in the text of an article, in place, and returns one line for each mistake: "line 12: …".
 *
 * @param linesBefore the number of lines above the Markdown in its file
 */
export function checkMarkdown(tree: Root, known: Known, linesBefore: number): string[] {
  const mistakes: string[] = [];
  placeCharts(tree);
  placePictures(tree);
  visit(tree, (node) => {
    const line = `line ${(node.position?.start.line ?? 1) + linesBefore}`;
    mistakes.push(...mistakesOf(node, known).map((reason) => `${line}: ${reason}`));
    const fill = (text: string) => {
      const { filled, mistakes: unknown } = fillPlaceholders(text, known.facts, known.figureLocale);
      // Each mistake begins with a key path, which is empty here.
      mistakes.push(...unknown.map((reason) => line + reason));
      return String(filled);
    };
    if (node.type === 'text' && !node.value.includes(chart)) node.value = fill(node.value);
    if (node.type !== 'image') return;
    node.alt = fill(node.alt ?? '');
    node.title = node.title && fill(node.title);
  });
  return mistakes;
}
