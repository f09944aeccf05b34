/** Starts new articles and client stories. */
import { stringify } from 'yaml';
import type { Collection } from '#generate/content/articles/article-file.ts';
import { currentSite } from '#generate/content/site.ts';
import { slugMistake } from '#generate/content/slug.ts';
import { isStory } from '../words/labels.ts';
import { Refused } from '../writer/edits.ts';
import { openArticle, type OpenedArticle } from './articles.ts';

/**
 * A new article, which no language has yet: its initial text, and that of other languages than the one of its title, which
 * is still to be translated.
 */
export type BegunArticle = { opened: OpenedArticle; text: string; untitled: string };

// Empty, so that the build asks for each to be filled in.
const emptyFields: Record<Collection, object> = {
  insights: {},
  stories: { client: '', sector: '', duration: '', services: [] },
};

/** Returns every required key, for the build to ask for those that are empty, and no text. */
function articleTemplate(collection: Collection, title: string, date: string): string {
  const matter = { title, description: '', date, ...emptyFields[collection] };
  return `---\n${stringify(matter, { lineWidth: 0, singleQuote: true })}---\n\n`;
}

/** Starts an article without writing a file. Throws Refused if its address is invalid, or taken in any language. */
export function beginArticle(
  root: string,
  { collection, slug, title }: { collection: Collection; slug: string; title: string },
): BegunArticle {
  const mistake = slugMistake(slug);
  if (mistake) throw new Refused(`${mistake.charAt(0).toUpperCase()}${mistake.slice(1)}.`);
  const { day } = currentSite(root).source;
  const name = `${collection}/${slug}`;
  const opened = openArticle(root, name);
  if (opened.texts.some(({ text }) => text !== undefined)) {
    const what = isStory(name) ? 'A client story' : 'An article';
    throw new Refused(`${what} has this address already. Choose another one.`);
  }
  return {
    opened,
    text: articleTemplate(collection, title.trim(), day),
    untitled: articleTemplate(collection, '', day),
  };
}
