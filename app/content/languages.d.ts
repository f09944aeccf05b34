declare module 'virtual:languages' {
  import type { PageWords, Words } from '#app/content/schema.ts';
  import type { ZoneNames } from '#app/site/clock.ts';
  import type { LocaleCode } from '#app/site/locales.ts';

  /** What a language's module has: the words of the frame, the names of its clocks, and the words of each page on demand. */
  export type Language = Pick<Words, 'ui' | 'error'> & {
    zoneNames: ZoneNames;
    files: { [File in PageWords]: () => Promise<{ default: Words[File] }> };
  };

  /** Every language of the site, fetched on demand; build/content.ts writes it. */
  const languages: Record<LocaleCode, () => Promise<Language>>;
  export default languages;
}

declare module 'virtual:suggestions' {
  import type { Words } from '#app/content/schema.ts';
  import type { LocaleCode } from '#app/site/locales.ts';

  /** The line by which each language offers itself, fetched on demand. */
  const suggestions: Record<LocaleCode, () => Promise<{ default: Words['suggestion'] }>>;
  export default suggestions;
}
