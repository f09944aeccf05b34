import { addressNamed, localeOfPath } from '#packages/site/addresses.ts';
import { collectionNames } from '#packages/site/collections.ts';
import { locales, type Locale } from '#packages/site/locales.ts';
import { pages } from '#packages/site/pages.ts';
import { visitsAddress } from '#packages/site/visits.ts';
import type { Addresses } from './addresses.ts';
import { mistakeAt, type Mistake } from '../reading/mistakes.ts';

/** What begins the addresses of pages, lists, and folders that the build writes. */
export const reservedNames: readonly string[] = [
  // Menus name pages by their ids.
  ...pages.flatMap(({ id, slug }) => [id, slug]),
  ...collectionNames,
  'assets',
  'social',
  visitsAddress.slice(1),
];

/** What the build writes beside pages, or hosts read, by its name in the folder of the site or of a language. */
const reservedFiles = new Set(
  `404 _headers _redirects .assetsignore .well-known/security.txt apple-touch-icon.png favicon.ico favicon.svg icon-512.png
  licences.txt llms.txt robots.txt sitemap.xml ${visitsAddress.slice(1)}`.split(/\s+/),
);

/** Whether an address is for a file of the site that is no page. Those that are named after their contents are left out. */
export function isReserved(address: string, known: Addresses): boolean {
  const { prefix } = localeOfPath(address, locales);
  const name = address.slice(prefix ? prefix.length + 2 : 1);
  return reservedFiles.has(name) || known.has(addressNamed(address.replace(/\.(?:atom|json|md)$/, '')));
}

/** Reports languages whose addresses would be those of something else: one would overwrite the other. */
export function prefixMistakes(languages: readonly Pick<Locale, 'code' | 'prefix'>[]): Mistake[] {
  const others = new Set([...reservedNames, 'index', 'search']);
  return languages
    .filter(({ prefix }) => prefix !== '' && others.has(prefix))
    .map(({ code, prefix }) =>
      mistakeAt(`${code}.prefix`, `choose another than ${prefix}, which the site itself needs`),
    );
}

const ofFrame = ['root', 'content', 'menu', 'unloaded', 'footer-pages', 'footer-services'];

// The id that mdast-util-to-hast gives the heading of footnotes.
export const footnoteLabel = 'footnote-label';

/** The ids that content cannot give to its own elements, by where they would stand. */
export const reservedIds: Readonly<Record<'service' | 'text', readonly string[]>> = {
  // As the key of a service.
  service: [...ofFrame, 'get-started', 'timelines', 'questions'],
  // In a text, beside those that its collection has around it.
  text: [...ofFrame, 'contents', footnoteLabel],
};
