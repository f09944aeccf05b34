declare module 'virtual:languages' {
  import type { PageWords, Words } from '#generate/content/schema.ts';
  import type { ZoneNames } from '#app/time/clock.ts';
  import type { LocaleCode } from '#app/site/locales.ts';

  /** What a language's module has: the words of the frame, the names of its clocks, and the words of each page on demand. */
  export type Language = Pick<Words, 'ui' | 'error'> & {
    zoneNames: ZoneNames;
    files: { [File in PageWords]: () => Promise<{ default: Words[File] }> };
  };

  /** Every language of the site, fetched on demand; generate/content/content-plugin.ts writes it. */
  const languages: Record<LocaleCode, () => Promise<Language>>;
  export default languages;
}

declare module 'virtual:suggestions' {
  import type { Words } from '#generate/content/schema.ts';
  import type { LocaleCode } from '#app/site/locales.ts';

  /** The line by which each language offers itself, fetched on demand. */
  const suggestions: Record<LocaleCode, () => Promise<{ default: Words['suggestion'] }>>;
  export default suggestions;
}
