/** All content of the site, read and checked once. Runs at build time only. */
import { locales, type LocaleCode } from '#app/site/locales.ts';
import { collectionsOf } from './articles/article-file.ts';
import { listArticles, type ArticleInfo } from './articles/articles.ts';
import { checkFacts, checkWords, dataOf, wordFiles, type Facts } from './load.ts';
import { mergeWords } from './merge-words.ts';
import { listPages, type ContentPageInfo } from './pages/pages.ts';
import { loadPeople, type People } from './proof/people.ts';
import type { WordFile, Words, WrittenWords } from './schema.ts';
import { listStories, type StoryInfo } from './stories/stories.ts';

/** What one language has. */
export type Language = {
  words: Words;
  articles: readonly ArticleInfo[];
  stories: readonly StoryInfo[];
  /** The pages by content. */
  pages: readonly ContentPageInfo[];
  people: People | undefined;
};

/** The content of the site. Never changed: a later build reads it again. */
export type Site = {
  root: string;
  facts: Facts['site'];
  figures: Facts['figures'];
  languages: Readonly<Record<LocaleCode, Language>>;
};

/** Reads all content. Throws a ContentError if a file is invalid. */
export function loadSite(root: string): Site {
  const [site, figures] = [checkFacts(root, 'site'), checkFacts(root, 'figures')];
  const written = { site: site.written, figures: figures.written };
  const [facts, drawn] = [dataOf(site), dataOf(figures)];
  const wordsOf = (code: LocaleCode): Words => {
    const own = Object.fromEntries(
      wordFiles.map((name) => [name, dataOf(checkWords(root, code, name, written))]),
    ) as WrittenWords;
    const has = collectionsOf(root, code);
    const read = <File extends WordFile>(name: File): WrittenWords[File] => own[name];
    const merge = <File extends WordFile>(name: File) =>
      mergeWords[name]?.(own[name], read, has) ?? own[name];
    return Object.fromEntries(wordFiles.map((name) => [name, merge(name)])) as Words;
  };
  const languages = Object.fromEntries(
    locales.map(({ code }): [string, Language] => [
      code,
      {
        words: wordsOf(code),
        articles: listArticles(root, code),
        stories: listStories(root, code),
        pages: listPages(root, code),
        people: loadPeople(root, code),
      },
    ]),
  ) as Record<LocaleCode, Language>;
  return { root, facts, figures: drawn, languages };
}
