/** Starts new texts of collections. */
import type { LocaleCode } from '#packages/site/locales.ts';
import type { CollectionName } from '#packages/site/collections.ts';
import { shapeAt } from '#packages/content/schemas/shapes.ts';
import { currentSource } from '#packages/content/site.ts';
import { checkSlug } from './check-slug.ts';
import { openText, type OpenedText } from './texts.ts';

/** A page to duplicate, and the language of the duplicate's title. */
type Original = { name: string; locale: LocaleCode };

/** What is typed for a new text from the outset, by language and dotted path. */
type Begun = { opened: OpenedText; values: Record<string, Record<string, string>> };

/** The values of a page with another title. Its own name in the footer stays with the original. */
function copiesOf(root: string, from: Original, title: string): Begun['values'] {
  const texts = openText(root, from.name).texts.filter(({ isThere }) => isThere);
  const copies = texts.map(({ locale, values }) => {
    const { quickLink: _quickLink, ...others } = values;
    // In other languages the title is still to be translated.
    return [locale, { ...others, title: locale === from.locale ? title : '' }] as const;
  });
  return Object.fromEntries(copies);
}

type Asked = {
  collection: CollectionName;
  slug: string;
  title: string;
  /** The language of the title. */
  locale: LocaleCode;
  /** The page to duplicate, if any. */
  from?: string | undefined;
};

/** Starts a text, or a duplicate of the page `from`, without writing a file. Throws Refused if its address is invalid, or taken in any language. */
export function beginText(root: string, { collection, slug, title, locale, from }: Asked): Begun {
  const source = currentSource(root);
  checkSlug(source, collection, slug);
  const opened = openText(root, `${collection}/${slug}`);
  if (from !== undefined) return { opened, values: copiesOf(root, { name: from, locale }, title.trim()) };
  const needsDate = shapeAt(opened.name, [])?.required?.includes('date');
  const begun = opened.texts.map((text) => {
    const values = {
      title: text.locale === locale ? title.trim() : '',
      ...(needsDate && { date: source.day }),
    };
    return [text.locale, values] as const;
  });
  return { opened, values: Object.fromEntries(begun) };
}
