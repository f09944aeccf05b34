/** What the panels show: texts in every language with all that belongs to them, and the form of a new list item. */
import { locales } from '#packages/site/locales.ts';
import { pageAddress, pictureAddress } from '#packages/site/addresses.ts';
import { officeFiles } from '../offices/offices.ts';
import { pages } from '#packages/site/pages.ts';
import { currentSource } from '#packages/content/site.ts';
import { currentContent, fileOf, languagesOf, type Content } from '../content/content.ts';
import { keyOf, parseKey } from '../content/keys.ts';
import type { Path } from '#packages/content/tree.ts';
import { Refused } from '../writer/edits.ts';
import { fieldAt, leaves, type Field, type FieldValue } from './fields.ts';
import { listsAround, type List } from './lists.ts';
import type { FormPart } from './form-parts.ts';
import { besideFirst, figuresOf, newItem } from './new-item.ts';
import { olderTexts, type OlderText } from './outdated.ts';
import { roomOf } from './page-room.ts';
import { placeholders, quotersOf, quotesOf, type Place, type Placeholder, type Quote } from './quotes.ts';

/** What search results and shared links show besides the texts of a page. */
type Preview = { name: string; byLanguage: Record<string, { address: string; picture: string }> };

/** Everything the panel shows for some texts. */
export type Opened = {
  fields: Field[];
  quotes: Quote[];
  usedBy: Place[];
  lists: List[];
  placeholders: Placeholder[];
  preview?: Preview | undefined;
  /** Those of the texts that are older than the same text in another language. */
  older: OlderText[];
  /** How many characters more fit on the page, by language. */
  pageRoom: Record<string, number>;
  /** The hash of each file whose values are shown. */
  hashes: Record<string, string>;
};

/** The form of a new list item. */
export type Item = {
  list: List;
  parts: FormPart[];
  /** The languages of the list, with the file of each. */
  languages: Omit<FieldValue, 'value'>[];
  /** What the list's file needs too, if this item begins it. */
  beside: Field[];
  /** The figures that the neighbour has in a file of their own. */
  figures: Field[];
} & Pick<Opened, 'placeholders' | 'pageRoom' | 'hashes'>;

/** Returns the hash of each file of some values. Adding or removing a service changes its figures too, and an office’s name its key. */
function hashesOf(content: Content, fields: readonly Field[]): Record<string, string> {
  const shown = fields.flatMap(({ values }) => values.map(({ file }) => file));
  const files = [
    ...shown,
    ...(fields.some(({ name }) => name === 'services') ? ['figures.yaml'] : []),
    ...(fields.some(({ name, path }) => name === 'ui' && path[0] === 'offices') ? officeFiles(content) : []),
  ];
  return Object.fromEntries([...new Set(files)].map((file) => [file, content.hash(file)]));
}

/** Returns the preview of a page; undefined if `pages` does not have it, or site.yaml has a mistake. */
function preview(root: string, name: string): Preview | undefined {
  const page = pages.find(({ id }) => id === name);
  const site = currentSource(root).site.data;
  if (!page || !site) return undefined;
  const byLanguage = locales.map((locale) => {
    const address = new URL(pageAddress(page.id, locale), site.siteUrl).href;
    return [locale.code, { address, picture: pictureAddress(page.id, locale) }] as const;
  });
  return { name: site.name, byLanguage: Object.fromEntries(byLanguage) };
}

/** Opens the texts with some keys. Throws Refused if there is none. */
export function openTexts(root: string, keys: readonly string[]): Opened {
  const content = currentContent(root);
  const fields = keys.flatMap((each) => {
    const { name, path } = parseKey(each);
    return fieldAt(content, name, path) ?? [];
  });
  const [first] = fields;
  if (!first) throw new Refused(`${keys.join(', ')}: is nothing that can be edited`);
  const quotes = quotesOf(content, fields);
  const figures = quotes.flatMap((quote) => quote.figures);
  return {
    fields,
    quotes,
    usedBy: quotersOf(content, first),
    lists: listsAround(content, first.name, first.path),
    placeholders: placeholders(content),
    older: olderTexts(root).texts.filter(({ key }) => keys.includes(key)),
    pageRoom: first.values.length > 1 ? roomOf(root, first.values) : {},
    preview: first.path[0] === 'meta' ? preview(root, first.name) : undefined,
    hashes: hashesOf(content, [...fields, ...figures]),
  };
}

/** Opens the form of a new item of a list, after another item. Throws Refused if nothing can be added to it. */
export function openItem(
  root: string,
  { name, list, item }: { name: string; list: Path; item: string | number },
): Item {
  const content = currentContent(root);
  const neighbour = leaves(content, name, [...list, item]).flatMap(
    (leaf) => fieldAt(content, name, leaf) ?? [],
  );
  const languages = languagesOf(name).map(({ locale, name: language }) => ({
    locale,
    language,
    file: fileOf(name, locale),
  }));
  const lists = listsAround(content, name, [...list, item]);
  const found = lists.find(({ path }) => path.length === list.length);
  if (!found) throw new Refused(`${keyOf(name, list)}: is no list that can be added to`);
  return {
    list: found,
    parts: newItem(content, name, list, item),
    languages,
    beside: besideFirst(content, name),
    figures: figuresOf(content, name, item),
    placeholders: placeholders(content),
    pageRoom: roomOf(root, languages),
    hashes: {
      ...hashesOf(content, neighbour),
      ...Object.fromEntries(languages.map(({ file }) => [file, content.hash(file)])),
    },
  };
}
