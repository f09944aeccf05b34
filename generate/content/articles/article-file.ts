/** Reads the files of articles. Runs at build time only. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pseudoCode, type LocaleCode } from '#app/site/locales.ts';
import { readText, readYamlText } from '../read-yaml.ts';

/** An article as written: its front matter as parsed, its Markdown, and the number of lines above that. */
export type ArticleFile = { matter?: unknown; body: string; linesBefore: number; mistakes: string[] };

/** The folder of a language's articles: 'content/es/insights'. */
export function articlesFolder(locale: LocaleCode): string {
  return `content/${locale}/insights`;
}

/** The names of a language's articles, which end their addresses. The pseudo-locale has none. */
export function articleSlugs(root: string, locale: LocaleCode): string[] {
  const folder = path.join(root, articlesFolder(locale));
  if (locale === pseudoCode || !existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => name.endsWith('.md') && name !== 'README.md');
  return files.map((name) => name.slice(0, -'.md'.length)).toSorted();
}

const matterBlock = /^---[ \t]*\r?\n([^]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/** Reads an article. */
export function readArticle(root: string, file: string): ArticleFile {
  const { text = '', mistakes } = readText(root, file);
  return mistakes.length > 0 ? { body: '', linesBefore: 0, mistakes } : splitArticle(text);
}

/** Splits an article into its front matter, YAML between two lines of three dashes, and its Markdown. */
export function splitArticle(text: string): ArticleFile {
  const [block, yaml = ''] = matterBlock.exec(text) ?? [];
  if (block === undefined) {
    const reason =
      'line 1: an article begins with its front matter: a line of ---, its keys, and another ---';
    return { body: '', linesBefore: 0, mistakes: [reason] };
  }
  // The line break stands for the first ---, so that messages count lines as editors do.
  const { data, mistakes: inYaml } = readYamlText(`\n${yaml}\n`);
  const linesBefore = block.split('\n').length - 1;
  return { matter: data, body: text.slice(block.length), linesBefore, mistakes: inYaml };
}
