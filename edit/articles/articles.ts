/** Articles, as the panel lists, opens and previews them. Each is one text: front matter and Markdown. */
import type { Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { visit } from 'unist-util-visit';
import type { LocaleCode } from '#app/site/locales.ts';
import { mediaFolder } from '#generate/media/media-file.ts';
import { articleSlugs, splitArticle } from '#generate/content/articles/article-file.ts';
import { articleTree } from '#generate/content/articles/article-tree.ts';
import { checkArticle, writtenFacts } from '#generate/content/articles/check-articles.ts';
import { loadWords } from '#generate/content/load.ts';
import { articleFile, hashOf, readContent, written } from '../save/content-files.ts';
import { wordsOf } from '../words/labels.ts';
import { Refused } from '../writer/edits.ts';

/** An article in one language. */
export type ArticleText = { locale: string; language: string; file: string; text: string };
export type OpenedArticle = { slug: string; texts: ArticleText[]; seen: Record<string, string> };
export type ListedArticle = { slug: string; title: string; languages: string[] };
/** An article as the site will show it, with what the build would say. `html` is undefined while that cannot be drawn. */
export type ArticlePreview = { title: string; description: string; html?: string; mistakes: string[] };

/** An article as data, for a comparison value by value: the keys of its front matter, and its paragraphs. */
export function articleData(source: string): unknown {
  const { matter, body } = splitArticle(source.replace(/^\uFEFF/, ''));
  const text = body.split(/\r?\n(?:[ \t]*\r?\n)+/).map((paragraph) => paragraph.trim());
  return { ...(matter as object | undefined), text: text.filter(Boolean) };
}

/** What people call an article where there is no room for its title. */
export const articleLabel = (file: string): string =>
  `Article: ${wordsOf(file.replace(/^.*\/|\.md$/g, '')).trim()}`;

function textsOf(root: string, slug: string): ArticleText[] {
  return written
    .filter(({ code }) => articleSlugs(root, code).includes(slug))
    .map(({ code, name }) => {
      const file = articleFile(code, slug);
      return { locale: code, language: name, file, text: readContent(root, file) };
    });
}

function titleIn(text: string, slug: string): string {
  const title: unknown = Reflect.get(articleData(text) as object, 'title');
  return typeof title === 'string' ? title : wordsOf(slug);
}

/** Lists all articles by title: that of the first language that has the article. */
export function listArticles(root: string): ListedArticle[] {
  const slugs = new Set(written.flatMap(({ code }) => articleSlugs(root, code)));
  return [...slugs]
    .map((slug) => {
      const texts = textsOf(root, slug);
      const languages = texts.map(({ language }) => language);
      return { slug, title: titleIn(texts[0]?.text ?? '', slug), languages };
    })
    .toSorted((one, other) => one.title.localeCompare(other.title));
}

/** Opens an article in every language that has it. Throws Refused if none has. */
export function openArticle(root: string, slug: string): OpenedArticle {
  const texts = textsOf(root, slug);
  if (texts.length === 0) throw new Refused(`${slug}: is no article`);
  const seen = texts.map(({ file, text }) => [file, hashOf(text)] as const);
  return { slug, texts, seen: Object.fromEntries(seen) };
}

/** Links of a preview lead nowhere, and its pictures come from the folder of the originals. */
function tame(tree: Root): void {
  visit(tree, 'element', ({ properties }) => {
    delete properties.href;
    if (properties.src) properties.src = `/${mediaFolder}/${encodeURIComponent(properties.src)}`;
  });
}

/** Draws an article from an unsaved text. */
export async function previewArticle(
  root: string,
  { locale, slug, text }: { locale: LocaleCode; slug: string; text: string },
): Promise<ArticlePreview> {
  const { data, mistakes } = checkArticle(root, locale, slug, writtenFacts(root), splitArticle(text));
  if (!data) return { title: '', description: '', mistakes };
  const { title, description } = data.matter;
  const { tree } = await articleTree(data.markdown, loadWords(root, locale, 'insights'));
  tame(tree);
  return { title, description, html: toHtml(tree), mistakes };
}
