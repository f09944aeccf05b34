/** The content that pages load as modules. Runs at build time only. */
import type { LocaleCode } from '#packages/site/locales.ts';
import { officePair } from '#packages/site/offices.ts';
import { pageContent, shownFacts } from './page-content.ts';
import { isWordFile } from './schema.ts';
import { sentData } from './shapes.ts';
import type { Site } from './site.ts';

/**
 * Returns the data of a file in `content/`; undefined if the site has no such file.
 *
 * @param locale the file's language; undefined for facts
 */
export async function fileData(site: Site, locale: LocaleCode | undefined, name: string): Promise<unknown> {
  if (locale === undefined) return { site: shownFacts(site), figures: site.figures }[name];
  return isWordFile(name) ? pageContent(site, locale, name) : undefined;
}

/** Returns the data of a file in `content/` as pages in browsers load it: see `fileData`. */
export async function sentFileData(
  site: Site,
  locale: LocaleCode | undefined,
  name: string,
): Promise<unknown> {
  const pair = officePair(Object.values(site.facts.offices));
  const chart = pair ? { officePair: pair } : { visitorDay: true };
  const pages = site.facts.pagesOff?.includes('nearshoring') ? {} : { nearshoring: true };
  return sentData(name, await fileData(site, locale, name), { ...site.facts, ...chart, ...pages });
}
