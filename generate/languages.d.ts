declare module 'virtual:languages' {
  import type { PageWords, Words } from '#packages/content/schema.ts';
  import type { ClockWords } from '#packages/time/clock.ts';
  import type { Menus } from '#packages/content/addresses/menus.ts';
  import type { LocaleCode } from '#packages/site/locales.ts';

  export type Language = Pick<Words, 'ui' | 'error'> & {
    clock: ClockWords;
    menus: Menus;
    files: { [File in PageWords]: () => Promise<{ default: Words[File] }> };
  };

  const languages: Record<LocaleCode, () => Promise<Language>>;
  export default languages;
}

declare module 'virtual:suggestions' {
  import type { Words } from '#packages/content/schema.ts';
  import type { LocaleCode } from '#packages/site/locales.ts';

  const suggestions: Record<LocaleCode, () => Promise<{ default: Words['suggestion'] }>>;
  export default suggestions;
}

declare module 'virtual:logo' {
  import type { Logo } from '#packages/content/brand/logo.ts';

  const logo: Logo;
  export default logo;
}

declare module 'virtual:collections' {
  import type { ComponentType } from 'react';
  import type { View } from '#packages/content/collections/collection.ts';

  export type CollectionPage = Pick<View, 'words'> & {
    // The build writes data that fit the component.
    load: () => Promise<{ default: ComponentType<{ data: unknown; words: unknown; textWords: unknown }> }>;
  };

  /** The pages of collections, by address without the language, as the router matches it. */
  const pages: Readonly<Record<string, CollectionPage>>;
  export default pages;
}

declare module 'virtual:word-forms' {
  const forms: Readonly<
    Record<
      string,
      [() => Promise<{ stemmer: (word: string) => string }>, () => Promise<{ stopwords: readonly string[] }>]
    >
  >;
  export default forms;
}
