import { collectionNames } from '#app/site/collections.ts';
import { picturesIn } from '../texts/markdown-rules.ts';
import type { CheckedText } from '../texts/check-text.ts';
import { lazyRecord } from '../lazy.ts';
import type { Language } from '../site.ts';
import type { LanguageSource } from '../source.ts';
import type { Named, Text } from './collection.ts';
import { collections, type Slugs } from './collections.ts';

function written(slug: string, { matter, markdown }: CheckedText['data'] & {}): Text {
  const files = [...(matter.picture ? [matter.picture.file] : []), ...picturesIn(markdown)];
  return { ...matter, slug, photos: [...new Set(files)], markdown };
}

/** Sorts texts, the newest first. */
function newestFirst(texts: readonly Text[]): Text[] {
  return texts.toSorted(
    (a, b) => (b.date ?? '').localeCompare(a.date ?? '') || a.slug.localeCompare(b.slug, 'en'),
  );
}

/** Returns the texts of a language that are on the site. Those that have mistakes are left out. */
export function textsIn(texts: LanguageSource['texts'], shown: Slugs, named: Named): Language['texts'] {
  const all = lazyRecord(collectionNames, (name): unknown => {
    const collection = collections[name];
    const isShown = new Set(shown[name]);
    const own = Object.entries<CheckedText>(texts[name])
      .filter(([slug]) => isShown.has(slug))
      .flatMap(([slug, { data }]) => (data ? collection.complete(written(slug, data), named) : []));
    return collection.isDated ? newestFirst(own) : own;
  });
  // Each collection completes its own texts.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return all as Language['texts'];
}
