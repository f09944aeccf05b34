/** For routes, prerendering, navigation, sitemap and links. `slug` is without prefix; those with `nav` are in the header. */
export const pages = [
  { id: 'home', slug: '', nav: true },
  { id: 'about', slug: 'about', nav: true },
  { id: 'services', slug: 'services', nav: true },
  { id: 'benefits', slug: 'benefits', nav: true },
  { id: 'nearshoring', slug: 'nearshoring', nav: true },
  { id: 'plan', slug: 'plan', nav: false },
  { id: 'contact', slug: 'contact', nav: false },
  { id: 'privacy', slug: 'privacy', nav: false },
  { id: 'terms', slug: 'terms', nav: false },
  { id: 'accessibility', slug: 'accessibility', nav: false },
] as const;

type Page = (typeof pages)[number];
export type PageId = Page['id'];

/** The pages that a company can switch off. All others are linked from every page, or from the law. */
export const switchablePages = ['about', 'benefits', 'nearshoring', 'plan'] as const satisfies PageId[];

export function pagesWithout(off: readonly PageId[] = []): readonly Page[] {
  return pages.filter(({ id }) => !off.includes(id));
}

export const legalPages: readonly PageId[] = ['privacy', 'terms', 'accessibility'];
