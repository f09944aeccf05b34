import { collectionNames } from '#packages/site/collections.ts';
import { picturesIn } from '../texts/markdown-rules.ts';
import type { CheckedText } from '../texts/check-text.ts';
import { recordOf } from '../keys-of.ts';
import type { Language } from '../site.ts';
import type { LanguageSource } from '../source.ts';
import type { Named, SharedMatter, Text } from './collection.ts';
import { collections, type Slugs } from './collections.ts';

function written(slug: string, matter: SharedMatter, body: CheckedText['body']): Text {
  const markdown = () => body().markdown;
  const photos = () => {
    const files = [...(matter.picture ? [matter.picture.file] : []), ...picturesIn(markdown())];
    return [...new Set(files)];
  };
  return { ...matter, slug, markdown, photos };
}

/** Returns the texts of a language that are on the site. Those that have mistakes are left out. */
export function textsIn(texts: LanguageSource['texts'], shown: Slugs, named: Named): Language['texts'] {
  const all = recordOf(collectionNames, (name): unknown => {
    const collection = collections[name];
    const isShown = new Set(shown[name]);
    const own = Object.entries<CheckedText>(texts[name])
      .filter(([slug]) => isShown.has(slug))
      .flatMap(([slug, { data, body }]) =>
        data ? collection.complete(written(slug, data, body), named) : [],
      );
    return own.toSorted((a, b) => collection.order?.(a, b) ?? 0);
  });
  // Each collection completes its own texts.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return all as Language['texts'];
}
