import { collectionNames, isListed } from '#packages/site/collections.ts';
import { pages } from '#packages/site/pages.ts';
import { stateOf, type Hold } from '#packages/content/schedule/held-back.ts';
import type { Offer, Shape } from '#packages/content/schemas/shape.ts';
import type { Source } from '#packages/content/source.ts';
import { merged, valueAt } from '#packages/content/tree.ts';
import { countries } from '../content/countries.ts';
import { zoneOptions } from '../content/zones.ts';
import { firstLocaleOf, textsIn, type Content } from '../content/content.ts';
import { capitalized, textLabel, textNamed, pageLabel, wordsOf } from '../content/labels.ts';
import { titleOf } from '../content/path-label.ts';

/** `label` is what an owner reads in place of the value. */
type Option = { value: string; label: string };

/** Said once if it is the same in every language. */
export function stateIn(languages: readonly { name: string; hold: Hold }[], day: string): string | undefined {
  const states = languages.map(({ hold }) => stateOf(hold, day));
  if (new Set(states).size < 2) return states[0];
  return languages.map(({ name }, index) => `${states[index] ?? 'On the site'} in ${name}`).join(', ');
}

function ownPages(source: Source): Option[] {
  return textsIn(source).flatMap(([name, texts]) => {
    const { collection, slug } = textNamed(name);
    const title = titleOf(source, name) ?? textLabel(name);
    const label = [title, stateIn(texts, source.day)].filter(Boolean).join(' · ');
    return isListed(collection) ? [] : { value: slug, label };
  });
}

function offeredKeys(content: Content, { file, path, label, only = {} }: Offer): Option[] {
  const all = valueAt(content.data(file, firstLocaleOf(file)), path) ?? {};
  return Object.entries(all)
    .filter(([, item]) =>
      Object.entries(only).every(([list, value]) => [valueAt(item, [list])].flat().includes(value)),
    )
    .map(([value, item]) => {
      const words = valueAt(item, label);
      return { value, label: typeof words === 'string' ? words : value };
    });
}

const pageNames = new Set<string>([...pages.map(({ id }) => id), ...collectionNames]);

/** For a value, or for each item of a list; undefined if it is no choice. */
export function optionsOf(content: Content, written: Shape | undefined): Option[] | undefined {
  const { enum: own, enumLabels, offers: offered, offersPages, items, format } = merged(written) ?? {};
  if (format === 'country') return countries;
  if (format === 'zone') return zoneOptions();
  const values = own ?? items?.enum;
  const named = offered ?? items?.offers;
  if (named) return offeredKeys(content, named);
  const isOfPages = values?.every((value) => pageNames.has(value));
  return (
    values && [
      ...values.map((value) => ({
        value,
        label: isOfPages ? pageLabel(value) : (enumLabels?.[value] ?? capitalized(wordsOf(value))),
      })),
      ...(offersPages ? ownPages(content.source) : []),
    ]
  );
}
