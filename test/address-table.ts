import type { AddressTable } from '#packages/content/documents/documents.ts';
import { hashedFolder, otherNames } from '#packages/site/addresses.ts';

/** The addresses of a made-up site, by the paths of its files: '/es/about.html' is at '/es/about'. */
export function tableOf(
  files: readonly string[],
  moved: Readonly<Record<string, string>> = {},
): AddressTable {
  const documents = files
    .filter((file) => file.endsWith('.html') && !file.startsWith(hashedFolder))
    .toSorted()
    .map((file) => ({
      address: file.replace(/(?:\/index)?\.html$/, '') || '/',
      file: file.slice(1),
      kind: file.endsWith('/404.html') ? ('not-found' as const) : ('page' as const),
      locale: 'en' as const,
      translations: {},
    }));
  return {
    siteUrl: 'https://www.example.com',
    documents,
    moved: Object.entries(moved).map(([from, to]) => ({ from, to })),
    otherNames: documents
      .filter(({ kind }) => kind === 'page')
      .flatMap(({ address: to }) => otherNames(to).map((from) => ({ from, to }))),
  };
}
