/** The folders of Markdown files, and the addresses of the texts in them. Runs at build time only. */
import { insightsAddress } from '#app/site/insights.ts';
import { locales, pseudoCode, type Locale, type LocaleCode } from '#app/site/locales.ts';
import { contentPageAddress } from '#app/site/page-files.ts';
import { storiesAddress } from '#app/site/stories.ts';
import type { ContentFolder } from '../reading/content-folder.ts';
import { originalOf } from '../reading/left-behind.ts';

/** The folders of Markdown files that a language can have. */
export const collections = ['insights', 'stories', 'pages'] as const;
export type Collection = (typeof collections)[number];
/** The collections with a list of their own on the site. */
export type ListedCollection = Exclude<Collection, 'pages'>;

/** Returns the folder of a language's articles, client stories or pages, such as 'content/es/insights'. */
export function textFolder(locale: LocaleCode, collection: Collection): string {
  return `content/${locale}/${collection}`;
}

/** Returns the file of an article, client story or page. */
export function textFile(locale: LocaleCode, collection: Collection, slug: string): string {
  return `${textFolder(locale, collection)}/${slug}.md`;
}

/** The slugs of the texts in each collection of a language, in alphabetical order. */
export type Slugs = Readonly<Record<Collection, readonly string[]>>;

/** Returns the slugs of a language's articles, stories and pages. The pseudo-locale has none. */
export function slugsIn(folder: ContentFolder, locale: LocaleCode): Slugs {
  const slugs = (collection: Collection) => {
    const inFolder = textFolder(locale, collection);
    const names = locale === pseudoCode ? [] : folder.names(inFolder);
    // Copies that programs made, and folders called like a text, are reported as what they are.
    const files = names.filter(
      (name) =>
        name.endsWith('.md') &&
        name !== 'README.md' &&
        folder.has(`${inFolder}/${name}`) &&
        originalOf(name, names) === undefined,
    );
    return files.map((name) => name.slice(0, -'.md'.length)).toSorted();
  };
  return { insights: slugs('insights'), stories: slugs('stories'), pages: slugs('pages') };
}

const addressIn: Record<Collection, (locale: Locale, slug: string) => string> = {
  insights: insightsAddress,
  stories: storiesAddress,
  pages: contentPageAddress,
};

/** Returns the address of an article, story or page; with an empty slug, that of the list of articles or stories. */
export function entryAddress(code: LocaleCode, collection: Collection, slug: string): string {
  const locale = locales.find((each) => each.code === code);
  if (!locale) throw new Error(`There is no language ${code}`);
  return addressIn[collection](locale, slug);
}
