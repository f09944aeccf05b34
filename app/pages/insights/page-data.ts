/** The data of pages of articles and stories, and of pages by content: in the document, and in a JSON file next to it. */
import type { ArticleInfo } from '#generate/content/articles/articles.ts';
import type { Section } from '#generate/content/articles/article-tree.ts';
import type { ContentPageInfo } from '#generate/content/pages/page-matter.ts';
import type { People } from '#generate/content/proof/people.ts';
import type { Quotes } from '#generate/content/proof/quotes.ts';
import type { Words } from '#generate/content/schema.ts';
import type { StoryInfo } from '#generate/content/stories/stories.ts';
import type { StoryCards } from '#generate/content/schemas/stories-schema.ts';
import type { Photo } from '#generate/media/photo.ts';

/** Formatted text as JSON: a string, or the name, attributes and children of an element. */
export type Body = string | readonly [name: string, attributes: Record<string, string>, ...children: Body[]];

export type Link = { slug: string; title: string };

type Text = {
  sections: Section[];
  body: Body[];
  photos: Record<string, Photo>;
  /** Whether every language has the text. */
  isTranslated: boolean;
};

export type ArticleItem = Pick<
  ArticleInfo,
  'slug' | 'title' | 'description' | 'date' | 'updated' | 'minutes' | 'author'
>;
export type ListData = { title: string; lead: string; articles: ArticleItem[]; topics: string[] };
export type ArticleData = ArticleItem &
  Text & {
    services: string[];
    topics: string[];
    /** The topics that have a page. */
    linkedTopics: string[];
    related: Link[];
    previous: Link | undefined;
    next: Link | undefined;
  };

type StoryItem = Pick<StoryInfo, 'slug' | 'title' | 'description' | 'client' | 'sector' | 'figures'>;
export type StoriesData = { stories: StoryItem[] };
export type StoryData = StoryItem &
  Text &
  Pick<StoryInfo, 'date' | 'updated' | 'duration' | 'services' | 'quote'> & { others: Link[] };

/** What the blocks of a page by content show. The booking link has no words of its own. */
export type Blocks = {
  services: Words['home']['services'];
  statistics: Words['home']['stats'];
  comparison: Words['nearshoring']['comparison'];
  offices: Words['about']['offices'];
  quotes: Quotes | undefined;
  people: { words: People; photos: Record<string, Photo> } | undefined;
  stories: StoryCards | undefined;
};

/** The text of a page by content between its blocks, or the name of a block. The booking link is part of the text. */
export type Part = Body[] | keyof Blocks;

export type ContentPageData = Pick<ContentPageInfo, 'title' | 'lead' | 'questions' | 'closing'> & {
  parts: Part[];
  photos: Record<string, Photo>;
  blocks: Partial<Blocks>;
};
