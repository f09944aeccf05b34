/** Finds a text in all words, facts, figures and articles, in every language. */
import type { LocaleCode } from '#packages/site/locales.ts';
import { isTree, type Path } from '#packages/content/tree.ts';
import { shapeAt } from '#packages/content/schemas/shapes.ts';
import { splitMatter } from '#packages/content/reading/front-matter.ts';
import { writtenLanguages } from '#packages/content/written-languages.ts';
import { withoutMark } from '../texts/parsed-text.ts';
import { fileOfText, textNames } from '../content/content-files.ts';
import { currentContent, type Content } from '../content/content.ts';
import { textLabel } from '../content/labels.ts';
import { pathLabel } from '../content/path-label.ts';
import { kindOf } from '../content/kinds.ts';
import { allFields } from '../words/fields.ts';
import { proseIn } from './prose.ts';
import { occurrences, placeholdersIn, sentenceAround, type Search, type Span } from './search.ts';

/** A place that has what is looked for, in its sentence. `id` names it for as long as the file stays the same. */
export type Found = {
  id: string;
  page: string;
  label: string;
  language: string;
  locale: string;
  before: string;
  found: string;
  after: string;
  /** Whether visitors read it as words: an e-mail address or a name of a file is changed on purpose only. */
  isWords: boolean;
};

/** A text with what was found in it. Without a path, it is what stands below the front matter. */
export type Searched = {
  file: string;
  name: string;
  path?: Path;
  text: string;
  spans: Span[];
} & Pick<Found, 'page' | 'label' | 'language' | 'locale' | 'isWords'>;

// An address of any kind, which is one word.
const address = /^\S*(?:@|:\/\/|\/|\.\w+$)\S*$/;

const isShown = (name: string, path: Path, text: string): boolean => {
  const shape = shapeAt(name, path);
  return !shape?.isName && !shape?.isSlug && !address.test(text);
};

function inFields(content: Content, search: Search): Searched[] {
  return allFields(content)
    .filter(({ kind }) => kind === 'text' || kind === 'number')
    .flatMap(({ name, path, page, label, slots, values }) =>
      values.map(({ value, ...place }) => {
        const text = String(value);
        const spans = occurrences(search, text, { left: placeholdersIn(text, slots) });
        return { ...place, name, path, page, label, text, spans, isWords: isShown(name, path, text) };
      }),
    );
}

/** Returns the texts in a front matter. */
function textsIn(name: string, value: unknown, path: Path = []): { path: Path; text: string }[] {
  if (typeof value === 'string') return kindOf(shapeAt(name, path)) === 'text' ? [{ path, text: value }] : [];
  if (!isTree(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsIn(name, inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** Returns a Markdown file in its parts, with the line breaks of Unix; undefined if it is gone or has no front matter. */
export function partsOfFile(content: Content, file: string) {
  const text = content.text(file);
  return text === undefined ? undefined : splitMatter(withoutMark(text).replaceAll('\r\n', '\n'));
}

function inText(
  content: Content,
  search: Search,
  locale: LocaleCode,
  language: string,
  name: string,
): Searched[] {
  const file = fileOfText(locale, name);
  const body = partsOfFile(content, file)?.body ?? '';
  const common = { file, name, page: textLabel(name), language, locale };
  const matter = textsIn(name, content.data(name, locale)).map(({ path, text }) => ({
    ...common,
    path,
    label: pathLabel(name, path),
    text,
    spans: occurrences(search, text, { left: placeholdersIn(text) }),
    isWords: isShown(name, path, text),
  }));
  const spans = occurrences(search, body, proseIn(body));
  return [...matter, { ...common, label: 'Text', text: body, spans, isWords: true }];
}

/** Finds a text everywhere. */
export function searched(root: string, search: Search): Searched[] {
  const content = currentContent(root);
  const ofCollections = writtenLanguages.flatMap(({ code, name: language }) =>
    textNames(root, code).flatMap((name) => inText(content, search, code, language, name)),
  );
  return [...inFields(content, search), ...ofCollections].filter(({ spans }) => spans.length > 0);
}

export const idOf = ({ file, path }: Searched, { start }: Span): string =>
  [file, path?.join('.') ?? '', start].join(' ');

/** More places than this are of no use to anybody. */
const most = 1000;

/** Lists the places that have a text, the number of all, and the hash of each file. */
export function find(root: string, search: Search) {
  const content = currentContent(root);
  const all = searched(root, search);
  const places = all.flatMap((each): Found[] => {
    const { page, label, language, locale, isWords } = each;
    return each.spans.map((span) => ({
      id: idOf(each, span),
      page,
      label,
      language,
      locale,
      isWords,
      ...sentenceAround(each.text, span, locale),
    }));
  });
  const files = [...new Set(all.map(({ file }) => file))];
  return {
    places: places.slice(0, most),
    count: places.length,
    hashes: Object.fromEntries(files.map((file) => [file, content.hash(file)])),
  };
}
