import { shownValues } from '#edit/articles/text-fields.ts';
import { bodyOf, type WrittenText } from '#edit/articles/write-text.ts';
import { splitArticle } from '#packages/content/articles/article-file.ts';

/** Returns a text of a collection as its fields would have it, such as 'stories/parcels'. */
export function typed(name: string, source: string): WrittenText {
  const values = shownValues(name, splitArticle(source).matter).map(([path, value]) => ({
    path: path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key)),
    value,
  }));
  return { values, body: bodyOf(source) };
}
