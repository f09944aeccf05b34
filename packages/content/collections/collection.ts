import type { Root as Markdown } from 'mdast';
import type { z } from 'zod';
import type { Locale, LocaleCode } from '#packages/site/locales.ts';
import type { TextContext } from '../texts/check-text.ts';
import type { Mistake } from '../reading/mistakes.ts';
import type { PageWords } from '../schema.ts';
import type { Language, Site } from '../site.ts';
import type { Picture } from '../schemas/front-matter-schema.ts';

/** The front matter that code for all collections knows. */
export type SharedMatter = {
  title: string;
  description: string;
  date?: string | undefined;
  updated?: string | undefined;
  picture?: Picture | undefined;
};

/** A text on the site: its front matter, and what is made of its file. */
export type Text<Matter = SharedMatter> = Matter & {
  slug: string;
  /** Its text, with placeholders filled: parsed when it is first asked for, which takes longest of all. */
  markdown: () => Markdown;
  /** The files of its pictures in `content/media`, without duplicates. */
  photos: () => string[];
};

/** A component with a page of its own, and the files of its words: the first are its own, others those around a text. */
export type View = {
  component: `app/pages/${string}.tsx`;
  words: readonly [own: PageWords, around?: PageWords];
};

/** What the address of a text or a list shows in one language. Its key is the rest of its address. */
export type Shown = {
  key: string;
  /** Without the name of the company. */
  title: string;
  description: string;
};

/** The language of a text, and its addresses by language, its own included. */
export type Translated = { locale: Locale; translations: Readonly<Record<string, string>> };

/** A list, which has as many pages as its texts need. Its title and its description are those of the first. */
export type List<Matter = SharedMatter> = Shown & {
  view: View;
  heading: string;
  lead: string;
  texts: readonly Text<Matter>[];
};

/** One of the pages of a list, whose key is `list`; the first has the number 1. Its texts are those that it shows. */
export type ListPage<Matter = SharedMatter> = List<Matter> & {
  list: string;
  number: number;
  pages: number;
};

export type ListData<Own extends object = object> = Own &
  Pick<ListPage, 'lead' | 'list' | 'number' | 'pages'> & {
    title: string;
    /** The number of parts of the index of the search; 0 if there is none. */
    search: number;
  };

/** What an address of a list has in place of a slug, as in /insights/page/2. */
export const reservedInLists: ReadonlySet<string> = new Set(['page']);

export function newestFirst(a: Text, b: Text): number {
  return (b.date ?? '').localeCompare(a.date ?? '') || a.slug.localeCompare(b.slug, 'en');
}

/** `Matter` is the front matter of its texts. */
export interface Collection<Matter extends SharedMatter = SharedMatter> {
  matter: z.ZodType<Matter>;
  /** Slugs that its texts cannot have, because other addresses do. */
  reservedSlugs: ReadonlySet<string>;
  /** The mistakes of a text that concern other files too. */
  mistakesOf?(context: TextContext, slug: string, matter: Matter): Mistake[];
  /** Why a text cannot have a block, if so. Without this function, it cannot have any. */
  blockMistake?(context: TextContext, name: string): string | undefined;
  view: View;
  /** The pages of lists, by the rest of their address as the router matches it. */
  listViews: Readonly<Record<string, View>>;
  /** The lists in a language that has texts, that of all texts first. */
  lists(language: Language): List<Matter>[];
  /** What a page of a list shows besides `ListData`. */
  listData?(site: Site, code: LocaleCode, list: ListPage<Matter>): object | Promise<object>;
  /** What the page of a text shows. */
  textData(site: Site, at: Translated, text: Text<Matter>): Promise<object>;
}
