import { z } from 'zod';
import type { LocaleCode } from '#packages/site/locales.ts';
import { collectionNames } from '#packages/site/collections.ts';
import { shapeAt } from '#packages/content/schemas/shapes.ts';
import { currentSource } from '#packages/content/site.ts';
import { key, language } from '../changes/asked.ts';
import { checkSlug } from './check-slug.ts';
import { placeOf, traceOf } from '../content/place.ts';
import { shownValues } from './text-fields.ts';
import { openText } from './texts.ts';

/** Without the name in the footer, which stays with the original. */
function copiesOf(
  root: string,
  from: { name: string; locale: LocaleCode },
  name: string,
  title: string,
): Record<string, string> {
  const copies = Object.entries(openText(root, from.name).saved)
    .map(([trace, value]) => ({ at: placeOf(trace), value }))
    .filter(({ at: { file, path } }) => file === from.name && path[0] !== 'quickLink')
    .map(({ at: { path, locale }, value }) => {
      // In other languages the title is still to be translated.
      const own = path[0] !== 'title' ? value : locale === from.locale ? title : '';
      return [traceOf({ file: name, path, locale }), own] as const;
    });
  return Object.fromEntries(copies);
}

/** `locale` is the language of the title; `from` is a page to duplicate. */
export const beginning = z.strictObject({
  collection: z.enum(collectionNames),
  slug: key,
  title: key,
  locale: language,
  from: key.optional(),
});

/** Writes no file. Throws Refused if the address is invalid, or taken in any language. */
export function beginText(
  root: string,
  { collection, slug, title, locale, from }: z.infer<typeof beginning>,
) {
  const source = currentSource(root);
  checkSlug(source, collection, slug);
  const opened = openText(root, `${collection}/${slug}`);
  const needsDate = shapeAt(opened.name, [])?.required?.includes('date');
  const begun = opened.texts.flatMap((text) => {
    const values = {
      // Online once its owner says so.
      draft: true,
      ...(from === undefined && { title: text.locale === locale ? title.trim() : '' }),
      ...(from === undefined && needsDate && { date: source.day }),
    };
    return Object.entries(shownValues({ file: opened.name, locale: text.locale, path: [] }, values));
  });
  const copies = from === undefined ? {} : copiesOf(root, { name: from, locale }, opened.name, title.trim());
  return { opened, draft: { ...copies, ...Object.fromEntries(begun) } };
}
