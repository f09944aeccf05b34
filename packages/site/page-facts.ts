import type { Locale } from './locales.ts';
import { hasNoTrailingSlash, pageAddress, pageOfPath } from './addresses.ts';

/** What a page tells the frame around it; where else it leads only if it may lack a translation. */
export type PageFacts = {
  meta: { title: string; description: string };
  languages?: Readonly<Record<string, string>>;
  /** What it has instead in the other languages, if it is not the home page. */
  instead?: Readonly<Record<string, string>>;
};

/** The data of a page whose words are not in a script: in its document, and in a JSON file at `<address>.json`. */
export type LoadedPage<Data = unknown> = Required<PageFacts> & { data: Data };

function isPageFacts(value: unknown): value is PageFacts {
  return typeof value === 'object' && value !== null && 'meta' in value;
}

/** What a route's page tells the frame: in its data, or else in its handle. The router types neither. */
export function pageFacts(match?: { loaderData?: unknown; handle?: unknown }): PageFacts | undefined {
  return [match?.loaderData, match?.handle].find(isPageFacts);
}

type Place = { pathname: string; search: string; hash: string };

/** Where a page is in another language, with its query and hash, or what is there instead. `at` is its own address. */
export function inLanguage(
  other: Locale,
  current: Locale,
  at: Place,
  facts: PageFacts | undefined,
): { href: string; isSame: boolean } {
  const page = pageOfPath(at.pathname, current);
  const same = facts?.languages ? facts.languages[other.code] : page && pageAddress(page, other);
  // With a trailing slash, there is no page.
  if (same && hasNoTrailingSlash(at.pathname)) return { href: same + at.search + at.hash, isSame: true };
  return { href: facts?.instead?.[other.code] ?? pageAddress('home', other), isSame: false };
}
