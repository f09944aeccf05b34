/** Reads the Markdown files: articles, client stories, and pages by content. Runs at build time only. */
import { pseudoCode, type LocaleCode } from '#app/site/locales.ts';
import type { ContentFolder, Saved } from '../../reading/content-folder.ts';
import { readText } from '../../reading/read-text.ts';
import { readYamlText } from '../../reading/read-yaml.ts';
import { unprintableLines } from '../../reading/unprintable.ts';

/** An article as written: its parsed front matter, its Markdown, and the number of lines above the Markdown. */
export type ArticleFile = { matter?: unknown; body: string; linesBefore: number; mistakes: string[] };

/** The folders of Markdown files that a language can have. */
export const collections = ['insights', 'stories', 'pages'] as const;
export type Collection = (typeof collections)[number];
/** The collections with a list of their own on the site. */
export type ListedCollection = Exclude<Collection, 'pages'>;

/** Returns the folder of a language's articles, client stories or pages, such as 'content/es/insights'. */
export function articlesFolder(locale: LocaleCode, collection: Collection = 'insights'): string {
  return `content/${locale}/${collection}`;
}

/** The slugs of the texts in each collection of a language, in alphabetical order. */
export type Slugs = Readonly<Record<Collection, readonly string[]>>;

/** Returns the slugs of a language's articles, stories and pages. The pseudo-locale has none. */
export function slugsIn(folder: ContentFolder, locale: LocaleCode): Slugs {
  const slugs = (collection: Collection) => {
    const names = locale === pseudoCode ? [] : folder.names(articlesFolder(locale, collection));
    const files = names.filter((name) => name.endsWith('.md') && name !== 'README.md');
    return files.map((name) => name.slice(0, -'.md'.length)).toSorted();
  };
  return { insights: slugs('insights'), stories: slugs('stories'), pages: slugs('pages') };
}

const matterBlock = /^---[ \t]*\n([^]*?)\n---[ \t]*(?:\n|$)/;

/** Reads an article. */
export function readArticle(saved: Saved): ArticleFile {
  const { text = '', mistakes } = readText(saved);
  return mistakes.length > 0 ? { body: '', linesBefore: 0, mistakes } : splitArticle(text);
}

/**
 * Splits an article into its front matter, YAML between two lines of three dashes, and its Markdown. Its line breaks
 * become line feeds: the Markdown parser keeps carriage returns within a text. A byte order mark is dropped.
 */
export function splitArticle(source: string): ArticleFile {
  const text = source.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const [block, yaml = ''] = matterBlock.exec(text) ?? [];
  if (block === undefined) {
    const reason = 'line 1: the file begins with a line of ---, its keys, and another line of ---';
    return { body: '', linesBefore: 0, mistakes: [reason] };
  }
  // The line break replaces the first ---, so that line numbers in messages match those of the file.
  const { data, mistakes: inYaml } = readYamlText(`\n${yaml}\n`);
  const linesBefore = block.split('\n').length - 1;
  const body = text.slice(block.length);
  return { matter: data, body, linesBefore, mistakes: [...inYaml, ...unprintableLines(body, linesBefore)] };
}
