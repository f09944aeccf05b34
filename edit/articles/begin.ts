/** Starts new articles and client stories. */
import { stringify } from 'yaml';
import type { Collection } from '#generate/content/articles/article-file.ts';
import { slugMistake } from '#generate/content/articles/slug.ts';
import { isStory } from '../words/labels.ts';
import { Refused } from '../writer/edits.ts';
import { openArticle, type OpenedArticle } from './articles.ts';

/**
 * A new article, which no language has yet: its initial text, and that of other languages than the one of its title, which
 * is still to be translated.
 */
export type BegunArticle = { opened: OpenedArticle; text: string; untitled: string };

/** Returns the required keys below the title. Most are empty, so that the build asks for each to be filled in. */
function fieldsOf(collection: Collection): object {
  if (collection === 'pages') return { lead: '', description: '' };
  const date = Temporal.Now.plainDateISO().toString();
  const ofStory = { client: '', sector: '', duration: '', services: [] };
  return { description: '', date, ...(collection === 'stories' && ofStory) };
}

/** Returns every required key, and no text. */
function articleTemplate(collection: Collection, title: string): string {
  const matter = { title, ...fieldsOf(collection) };
  return `---\n${stringify(matter, { lineWidth: 0, singleQuote: true })}---\n\n`;
}

/** Starts an article without writing a file. Throws Refused if its address is invalid, or taken in any language. */
export function beginArticle(
  root: string,
  { collection, slug, title }: { collection: Collection; slug: string; title: string },
): BegunArticle {
  const mistake = slugMistake(slug);
  if (mistake) throw new Refused(`${mistake.charAt(0).toUpperCase()}${mistake.slice(1)}.`);
  const name = `${collection}/${slug}`;
  const opened = openArticle(root, name);
  if (opened.texts.some(({ text }) => text !== undefined)) {
    const what = isStory(name) ? 'A client story' : 'An article';
    throw new Refused(`${what} has this address already. Choose another one.`);
  }
  return {
    opened,
    text: articleTemplate(collection, title.trim()),
    untitled: articleTemplate(collection, ''),
  };
}
