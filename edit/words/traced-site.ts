/** The site with traced texts: each names its place, wherever it is shown. */
import { collectionNames } from '#packages/site/collections.ts';
import type { LocaleCode } from '#packages/site/locales.ts';
import type { LoadedPage } from '#packages/site/page-facts.ts';
import { givenIn } from '#packages/content/words/conditions.ts';
import { recordOf } from '#packages/content/keys-of.ts';
import { once } from '#packages/site/once.ts';
import type { Checked } from '#packages/content/reading/read-yaml.ts';
import { wordFiles, type WordFile } from '#packages/content/schema.ts';
import { rootOf } from '#packages/content/schemas/shapes.ts';
import { currentSource, siteOf, type Site } from '#packages/content/site.ts';
import type { LanguageSource, Source } from '#packages/content/source.ts';
import { chosen, dataNode, isTree, map, valueAt } from '#packages/content/tree.ts';
import { fileOf, isTextName, traceOf } from '../content/place.ts';
import { kindOf } from '../content/kinds.ts';
import { addressKey, traced } from '../content/traces.ts';

/** The data with traces in place of texts, and null for all else. */
function originsOf(file: string, written: unknown, site?: unknown): unknown {
  return map(rootOf(file, written), ({ path, shape, value }) => {
    if (shape?.untraced) return null;
    // A text under a condition has the condition in its path. Texts not chosen are not on the page, nor in its lists.
    if (isTree(value)) return chosen(value, givenIn(site));
    // A text of a collection is edited as a whole.
    return kindOf(shape) === 'text' ? traceOf({ file, path: isTextName(file) ? [] : path }) : null;
  });
}

function withTraces(data: unknown, origins: unknown): unknown {
  return map(dataNode(data), ({ path, value }) => {
    const trace = valueAt(origins, path);
    return typeof value === 'string' && typeof trace === 'string' ? traced(value, trace) : value;
  });
}

function tracedFile<Data>(checked: Checked<Data>, origins: (data: Data) => unknown): Checked<Data> {
  const { data } = checked;
  if (data === undefined) return checked;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a traced text is a text
  return { ...checked, data: withTraces(data, origins(data)) as Data };
}

function tracedTexts({ texts }: LanguageSource): LanguageSource['texts'] {
  const all = recordOf(collectionNames, (collection) =>
    recordOf(Object.keys(texts[collection]), (slug) => {
      const text = texts[collection][slug];
      const name = `${collection}/${slug}`;
      return text && tracedFile<object>(text, (matter) => originsOf(name, matter));
    }),
  );
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it has each text, and traces keep its type
  return all as LanguageSource['texts'];
}

const tracedSource = once((source: Source): Source => {
  const language = (code: LocaleCode): LanguageSource => {
    const plain = source.language(code);
    const words = recordOf(wordFiles, (name: WordFile) =>
      tracedFile<unknown>(plain.words[name], () =>
        originsOf(name, source.yaml(`content/${fileOf(name, code)}`).data, source.site.written),
      ),
    );
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- traces keep the type of each file
    return { ...plain, words: words as LanguageSource['words'], texts: tracedTexts(plain) };
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it has all else of the source
  return Object.create(source, {
    language: { value: once(language) },
    people: { value: tracedFile(source.people, (data) => originsOf('people', data)) },
    quotes: { value: tracedFile(source.quotes, (data) => originsOf('quotes', data)) },
  }) as Source;
});

/** With what is held back; undefined while the content has mistakes. */
export function tracedSite(root: string): Site | undefined {
  return siteOf(tracedSource(currentSource(root)), { showsAll: true });
}

/** A page finds its data by the address. `plain` has no traces, for the parts that are not rendered. */
export function tracedPage(
  address: string,
  plain: LoadedPage | undefined,
  page: LoadedPage | undefined,
): LoadedPage | undefined {
  return plain && page && isTree(page.data)
    ? { ...plain, data: { ...page.data, [addressKey]: address } }
    : undefined;
}
