/** Lists, opens and previews articles and client stories. Each is a single text: front matter and Markdown. */
import type { Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { visit } from 'unist-util-visit';
import type { LocaleCode } from '#app/site/locales.ts';
import { mediaFolder } from '#generate/media/media-file.ts';
import { splitArticle } from '#generate/content/articles/article-file.ts';
import { articleTree } from '#generate/content/articles/article-tree.ts';
import { checkArticle, writtenFacts } from '#generate/content/articles/check-articles.ts';
import { checkStory } from '#generate/content/stories/check-stories.ts';
import { writtenLanguages } from '#generate/content/written-languages.ts';
import { loadWords } from '#generate/content/load.ts';
import {
  articleFile,
  articleNames,
  hashOf,
  readableContent,
  readContent,
  type FileText,
} from '../save/content-files.ts';
import { articleLabel } from '../words/labels.ts';

/** An article or client story in one language, whether or not it exists. */
export type ArticleText = { locale: string; language: string; file: string; text: FileText };
/** `name` is the folder and base name of its files: 'insights/compare-costs'. */
export type OpenedArticle = { name: string; texts: ArticleText[]; hashes: Record<string, string> };
export type ListedArticle = { name: string; title: string; languages: string[] };
/** An article as the site will show it, with the build's messages. `html` is undefined if it cannot be rendered. */
export type ArticlePreview = { title: string; description: string; html?: string; mistakes: string[] };

/** Parses an article into its front matter and a list of paragraphs, for a comparison value by value. */
export function articleData(source: string): unknown {
  const { matter, body } = splitArticle(source);
  const text = body.split(/\r?\n(?:[ \t]*\r?\n)+/).map((paragraph) => paragraph.trim());
  return { ...(matter as object | undefined), text: text.filter(Boolean) };
}

/** Returns the visible text of an article: its title, description and paragraphs. */
export function wordsIn(source: string): string {
  const { title, description, text } = articleData(source) as {
    title?: unknown;
    description?: unknown;
    text: string[];
  };
  return [title, description, ...text].filter((each) => typeof each === 'string').join('\n\n');
}

const withoutMark = (text: string) => text.replace(/^\uFEFF/, '');

function titleIn(text: string, name: string): string {
  const title: unknown = Reflect.get(articleData(text) as object, 'title');
  return typeof title === 'string' ? title : articleLabel(name);
}

/** Lists all articles and client stories, sorted by title: that of the first language that has the article. */
export function listArticles(root: string): ListedArticle[] {
  const names = new Set(writtenLanguages.flatMap(({ code }) => articleNames(root, code)));
  return [...names]
    .map((name) => {
      const own = writtenLanguages.filter(({ code }) => articleNames(root, code).includes(name));
      const texts = own.flatMap(({ code }) => readableContent(root, articleFile(code, name)) ?? []);
      return { name, title: titleIn(texts[0] ?? '', name), languages: own.map(({ name }) => name) };
    })
    .toSorted((one, other) => one.title.localeCompare(other.title));
}

/** Opens an article in every language, including those that do not have it. Throws Refused if one cannot be read. */
export function openArticle(root: string, name: string): OpenedArticle {
  const files = writtenLanguages.map(({ code, name: language }) => {
    const file = articleFile(code, name);
    const source = readContent(root, file);
    const text = source === undefined ? undefined : withoutMark(source);
    return { hash: hashOf(source), text: { locale: code, language, file, text } };
  });
  return {
    name,
    texts: files.map(({ text }) => text),
    hashes: Object.fromEntries(files.map(({ text, hash }) => [text.file, hash])),
  };
}

/** Disables the links of a preview, and points its pictures to the folder of the originals. */
function prepareForPreview(tree: Root): void {
  visit(tree, 'element', ({ properties }) => {
    delete properties.href;
    if (properties.src) properties.src = `/${mediaFolder}/${encodeURIComponent(properties.src)}`;
  });
}

/** Renders an article from its unsaved text. */
export async function previewArticle(
  root: string,
  { locale, name, text }: { locale: LocaleCode; name: string; text: string },
): Promise<ArticlePreview> {
  const [collection, slug = ''] = name.split('/');
  const check = collection === 'stories' ? checkStory : checkArticle;
  const { data, mistakes } = check(root, locale, slug, writtenFacts(root), splitArticle(text));
  if (!data) return { title: '', description: '', mistakes };
  const { title, description } = data.matter;
  const { tree } = await articleTree(data.markdown, loadWords(root, locale, 'insights'));
  prepareForPreview(tree);
  return { title, description, html: toHtml(tree), mistakes };
}
