/** The data of pages of articles and stories: in the document, and in a JSON file next to it. */
import type { ArticleInfo } from '#generate/content/articles/articles.ts';
import type { Section } from '#generate/content/articles/article-tree.ts';
import type { StoryInfo } from '#generate/content/stories/stories.ts';
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

export type StoryItem = Pick<StoryInfo, 'slug' | 'title' | 'description' | 'client' | 'sector' | 'figures'>;
export type StoriesData = { stories: StoryItem[] };
export type StoryData = StoryItem &
  Text &
  Pick<StoryInfo, 'date' | 'updated' | 'duration' | 'services' | 'quote'> & { others: Link[] };
