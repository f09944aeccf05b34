/** The articles, stories and pages of a language by address, and when each is on the site. Runs at build time only. */
import { insightsAddress } from '#app/site/insights.ts';
import { locales, type Locale, type LocaleCode } from '#app/site/locales.ts';
import { contentPageAddress } from '#app/site/page-files.ts';
import { storiesAddress } from '#app/site/stories.ts';
import type { Hold } from '../held-back.ts';
import type { Collection } from './article-file.ts';

/** An article, a client story or a page: its place, and on which days it is on the site. */
export type Entry = Hold & { file: string; collection: Collection; slug: string; address: string };

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
