/** Names in addresses that the site needs itself. Runs at build time only. */
import { collectionNames } from '#app/site/collections.ts';
import type { Locale } from '#app/site/locales.ts';
import { pages } from '#app/site/pages.ts';
import { visitsAddress } from '#app/site/visits.ts';
import { mistakeAt, type Mistake } from './reading/mistakes.ts';

/** What begins the addresses of pages, lists, and folders that the build writes. */
export const keptNames: readonly string[] = [
  // Menus name pages by their ids.
  ...pages.flatMap(({ id, slug }) => [id, slug]),
  ...collectionNames,
  'assets',
  'social',
  visitsAddress.slice(1),
];

/** Returns the mistakes of languages whose addresses would be those of something else: one would overwrite the other. */
export function prefixMistakes(languages: readonly Pick<Locale, 'code' | 'prefix'>[]): Mistake[] {
  const others = new Set([...keptNames, 'index', 'search']);
  return languages
    .filter(({ prefix }) => prefix !== '' && others.has(prefix))
    .map(({ code, prefix }) =>
      mistakeAt(`${code}.prefix`, `choose another than ${prefix}, which the site itself needs`),
    );
}
