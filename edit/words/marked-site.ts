/** The site with marked texts: each names its key, whatever shows it, and beside whichever others. */
import { collectionNames } from '#packages/site/collections.ts';
import { locales, type LocaleCode } from '#packages/site/locales.ts';
import type { LoadedPage } from '#packages/site/page-facts.ts';
import { givenIn } from '#packages/content/words/conditions.ts';
import { recordOf } from '#packages/content/keys-of.ts';
import { once } from '#packages/site/once.ts';
import { frameOf, sentFileData } from '#packages/content/documents/page-data.ts';
import type { Checked } from '#packages/content/reading/check-file.ts';
import { wordFiles, type WordFile } from '#packages/content/schema.ts';
import { rootOf, shapeAt } from '#packages/content/schemas/shapes.ts';
import { currentSource, siteOf, type Site } from '#packages/content/site.ts';
import type { LanguageSource, Source } from '#packages/content/source.ts';
import { chosen, dataNode, isTree, map, valueAt, type Path } from '#packages/content/tree.ts';
import { fileOf } from '../content/content.ts';
import { textKey, keyOf } from '../content/keys.ts';
import { isTextName, kindOf } from '../content/kinds.ts';
import { addressKey, traced } from '../content/traces.ts';

/** Whether the texts of a value are not marked. */
function isUnmarked(name: string, path: Path): boolean {
  const depths = [...path.keys(), path.length];
  return depths.some((depth) => shapeAt(name, path.slice(0, depth))?.unmarked);
}

/** A tree like that of a file's data, with the key of each text in place of the text. */
function originsOf(name: string, written: unknown, site?: unknown): unknown {
  return map(rootOf(name, written), ({ path, shape, value }) => {
    // A text under a condition has the condition in its key. Texts not chosen are not on the page, nor in its lists.
    if (isTree(value)) return chosen(value, givenIn(site));
    if (kindOf(shape) !== 'text' || isUnmarked(name, path)) return null;
    // A text of a collection is edited as a whole.
    return isTextName(name) ? textKey(name) : keyOf(name, path);
  });
}

/** Marks the texts in a value. `origins` is a tree of their keys. */
function withMarks(data: unknown, origins: unknown): unknown {
  return map(dataNode(data), ({ path, value }) => {
    const origin = valueAt(origins, path);
    return typeof value === 'string' && typeof origin === 'string' ? traced(value, origin) : value;
  });
}

function markedFile<Data>(checked: Checked<Data>, origins: (data: Data) => unknown): Checked<Data> {
  const { data } = checked;
  if (data === undefined) return checked;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a marked text is a text
  return { ...checked, data: withMarks(data, origins(data)) as Data };
}

function markedTexts({ slugs, texts }: LanguageSource): LanguageSource['texts'] {
  const all = recordOf(collectionNames, (collection) =>
    recordOf(slugs[collection], (slug) => {
      const text = texts[collection][slug];
      const name = `${collection}/${slug}`;
      return text && markedFile<object>(text, (matter) => originsOf(name, matter));
    }),
  );
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it has each text, and marks keep its type
  return all as LanguageSource['texts'];
}

const markedSource = once((source: Source): Source => {
  const language = (code: LocaleCode): LanguageSource => {
    const plain = source.language(code);
    const words = recordOf(wordFiles, (name: WordFile) =>
      markedFile<unknown>(plain.words[name], () =>
        originsOf(name, source.yaml(`content/${fileOf(name, code)}`).data, source.site.written),
      ),
    );
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- marks keep the type of each file
    return { ...plain, words: words as LanguageSource['words'], texts: markedTexts(plain) };
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it has all else of the source
  return Object.create(source, {
    language: { value: once(language) },
    people: { value: markedFile(source.people, (data) => originsOf('people', data)) },
    quotes: { value: markedFile(source.quotes, (data) => originsOf('quotes', data)) },
  }) as Source;
});

/** Returns the site as edit mode shows it: with what is held back, and marks; undefined while the content has mistakes. */
export function markedSite(root: string): Site | undefined {
  return siteOf(markedSource(currentSource(root)), { showsAll: true });
}

/**
 * Returns the data of a page with marks, and with its address for the page to find it by.
 *
 * @param plain the data without marks, for the parts that are not rendered
 */
export function markedPage(
  address: string,
  plain: LoadedPage | undefined,
  page: LoadedPage | undefined,
): LoadedPage | undefined {
  return plain && page && isTree(page.data)
    ? { ...plain, data: { ...page.data, [addressKey]: address } }
    : undefined;
}

const ofLanguage = /^(?:([\w-]+)\/)?(?:(clock|quickLinks)|([\w-]+)\.yaml)$/;

/** Returns content as pages load it, by its id in `page/marks/live.ts`, except for that of a page; undefined if there is none. */
export async function contentAt(root: string, id: string): Promise<unknown> {
  const [, folder, part, file = ''] = ofLanguage.exec(id) ?? [];
  const code = locales.find((each) => each.code === folder)?.code;
  const site = markedSite(root);
  if (!site || code !== folder) return undefined;
  if (part !== undefined) return code && Reflect.get(frameOf(site, code), part);
  return sentFileData(site, code, file);
}
