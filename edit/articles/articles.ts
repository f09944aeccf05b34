/** Lists, opens and previews articles, client stories and pages. Each is a single text: front matter and Markdown. */
import type { Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { visit } from 'unist-util-visit';
import { isListed } from '#app/site/collections.ts';
import type { LocaleCode } from '#app/site/locales.ts';
import { splitArticle } from '#packages/content/articles/article-file.ts';
import { articleTree } from '#packages/content/articles/article-tree.ts';
import { checkText } from '#packages/content/articles/check-text.ts';
import { collections } from '#packages/content/collections/collections.ts';
import { holdOf, stateOf } from '#packages/content/held-back.ts';
import { currentSource } from '#packages/content/site.ts';
import { mistakeInWords } from '#packages/content/reading/mistakes.ts';
import { writtenLanguages } from '#packages/content/written-languages.ts';
import { mediaFolder } from '#packages/content/media/media-file.ts';
import { figuresFile, type StoryFigures } from '../changes/figure-edits.ts';
import { siteFile } from '../changes/removals.ts';
import {
  articleFile,
  articleNames,
  hashOf,
  readableContent,
  readContent,
  type FileText,
  movedFile,
} from '../content/content-files.ts';
import { articleLabel, languageName, textNamed } from '../content/labels.ts';
import { stateIn } from '../words/options.ts';
import { roomOf } from '../words/page-room.ts';
import { articleData, withoutMark, type Unsaved } from './article-data.ts';
import { compareLanguages } from './compare.ts';
import { redirectsFrom, type Redirects } from './redirects.ts';
import { figuresNamed, storyFigures } from './story-figures.ts';

/** An article or client story in one language, whether or not it exists. */
export type ArticleText = {
  locale: LocaleCode;
  language: string;
  file: string;
  text: FileText;
  /** Where its address can lead once it is removed. */
  redirects: Redirects;
};
/** `name` is the folder and base name of its files: 'insights/compare-costs'. */
export type OpenedArticle = {
  name: string;
  texts: ArticleText[];
  /** The numbers of a client story's figures. */
  figures: StoryFigures;
  /** How many characters more fit on the page, by language; nothing before it was built. */
  pageRoom: Record<string, number>;
  hashes: Record<string, string>;
};
/** `state` says what is held back, and until when. */
export type ListedArticle = { name: string; title: string; languages: string[]; state?: string | undefined };
/** An article as the site will show it, with the build's messages. `html` is undefined if it cannot be rendered. */
export type ArticlePreview = {
  title: string;
  description: string;
  /** Whether and until when it is held back, as in 'From 3 December 2026'. */
  state?: string | undefined;
  html?: string;
  mistakes: { key: string; words: string }[];
  /** What the languages may lack. */
  advice: string[];
  /** The figures that a client story names. */
  figures: { key: string; label: string }[];
};

function titleIn(text: string, name: string): string {
  const title: unknown = Reflect.get(articleData(text) as object, 'title');
  return typeof title === 'string' ? title : articleLabel(name);
}

/** Lists all articles and client stories, sorted by title: that of the first language that has the article. */
export function listArticles(root: string): ListedArticle[] {
  const { day } = currentSource(root);
  const languages = writtenLanguages.map((each) => ({ ...each, names: articleNames(root, each.code) }));
  return [...new Set(languages.flatMap(({ names }) => names))]
    .map((name) => {
      const own = languages.filter(({ names }) => names.includes(name));
      const texts = own.flatMap((each) => {
        const text = readableContent(root, articleFile(each.code, name));
        return text === undefined ? [] : { name: each.name, text, hold: holdOf(splitArticle(text).matter) };
      });
      return {
        name,
        title: titleIn(texts[0]?.text ?? '', name),
        languages: own.map(({ name }) => name),
        state: stateIn(texts, day),
      };
    })
    .toSorted((one, other) => one.title.localeCompare(other.title, 'en'));
}

/** Opens an article in every language, including those that do not have it. Throws Refused if one cannot be read. */
export function openArticle(root: string, name: string): OpenedArticle {
  const files = writtenLanguages.map(({ code, name: language }) => {
    const file = articleFile(code, name);
    const source = readContent(root, file);
    const text = source === undefined ? undefined : withoutMark(source);
    return {
      hash: hashOf(source),
      text: { locale: code, language, file, text, redirects: redirectsFrom(root, code, name) },
    };
  });
  const hashes = files.map(({ text, hash }) => [text.file, hash] as const);
  const { collection } = textNamed(name);
  const own = [
    ...(collections[collection].hasFigures ? [figuresFile] : []),
    // Its menus name texts without a list.
    ...(isListed(collection) ? [] : [siteFile]),
  ];
  const beside = [movedFile, ...own].map((file) => [file, hashOf(readContent(root, file))] as const);
  return {
    name,
    texts: files.map(({ text }) => text),
    figures: storyFigures(root, name),
    pageRoom: roomOf(
      root,
      files.map(({ text }) => text),
    ),
    hashes: Object.fromEntries([...hashes, ...beside]),
  };
}

/** Disables the links of a preview, and points its pictures to the folder of the originals. */
function prepareForPreview(tree: Root): void {
  visit(tree, 'element', (element) => {
    const { properties } = element;
    delete properties.href;
    // Blocks are shown by the page alone.
    if (properties.dataBlock)
      element.children = [{ type: 'text', value: `Here the page shows: ${String(properties.dataBlock)}` }];
    if (properties.src) properties.src = `/${mediaFolder}/${encodeURIComponent(properties.src)}`;
  });
}

/** Renders an article from its unsaved text, and compares it with those of the other languages. */
export async function previewArticle(
  root: string,
  { locale, name, text, others }: Unsaved & { name: string; others: readonly Unsaved[] },
): Promise<ArticlePreview> {
  const { collection, slug } = textNamed(name);
  const source = currentSource(root);
  const split = splitArticle(text);
  const { data, mistakes } = checkText(source.context(locale), collections[collection], slug, split);
  const about = {
    mistakes: mistakes.map((each) => ({ key: each.key, words: mistakeInWords(each) })),
    state: stateOf(holdOf(split.matter), source.day),
    advice: compareLanguages(
      [{ locale, text }, ...others].map((own) => ({ language: languageName(own.locale), text: own.text })),
    ),
    figures: collections[collection].hasFigures ? figuresNamed(text) : [],
  };
  const words = source.language(locale).words.insights.data;
  if (!data || !words) return { title: '', description: '', ...about };
  const { title, description } = data.matter;
  const { tree } = await articleTree({ markdown: data.markdown }, words);
  prepareForPreview(tree);
  return { title, description, html: toHtml(tree), ...about };
}
