import { locales } from '#packages/site/locales.ts';
import { pageAddress, pictureAddress } from '#packages/site/addresses.ts';
import { pages } from '#packages/site/pages.ts';
import { currentSource } from '#packages/content/site.ts';
import { currentContent, firstLocaleOf, isMissing, languagesOf, type Content } from '../content/content.ts';
import { otherOf } from '../content/other-file.ts';
import { placeInWords } from '../content/labels.ts';
import { labelsOf } from '../content/path-label.ts';
import { fileOf, isSameSpot, type Spot } from '../content/place.ts';
import { Refused } from '../writer/edits.ts';
import { valueAt } from '#packages/content/tree.ts';
import { fieldAt, fieldsBelow } from './fields.ts';
import { besideFirst, newItem } from './form-parts.ts';
import { listsAround } from './lists.ts';
import { olderTexts } from './outdated.ts';
import { pageRoom } from './page-room.ts';
import { placeholders, backlinksOf, referencesOf } from './references.ts';

const gone =
  'If it was open, somebody has removed or moved it since. Nothing was written: copy what you typed if you still need it.';

const nameOf = ({ source }: Content, spot: Spot) => placeInWords(labelsOf({ ...spot, locale: '' }, source));

const filesOf = (name: string) => languagesOf(name).map(({ locale }) => fileOf(name, locale));

/** What search results and shared links show besides the texts of a page. */
function preview(root: string, name: string) {
  const page = pages.find(({ id }) => id === name);
  const site = currentSource(root).site.data;
  if (!page || !site) return undefined;
  const byLanguage = locales.map((locale) => {
    const address = new URL(pageAddress(page.id, locale), site.siteUrl).href;
    return [locale.code, { address, picture: pictureAddress(page.id, locale) }] as const;
  });
  return { name: site.name, byLanguage: Object.fromEntries(byLanguage) };
}

/** Throws Refused if there is nothing to edit at any of these places. */
export function openTexts(root: string, spots: readonly Spot[]) {
  const content = currentContent(root);
  const fields = spots.flatMap(({ file, path }) => fieldAt(content, file, path) ?? []);
  const [first] = fields;
  if (!first) {
    const files = spots.flatMap(({ file }) => languagesOf(file).map(({ locale }) => ({ file, locale })));
    const broken = files.find(
      ({ file, locale }) => content.data(file, locale) === undefined && !isMissing(content, file, locale),
    );
    if (broken)
      throw new Refused(
        `${placeInWords(labelsOf({ ...broken, path: [] }))} cannot be read: correct its file first.`,
      );
    const places = spots.map((spot) => nameOf(content, spot)).join('; ');
    throw new Refused(`There is nothing to edit at ${places}. ${gone}`);
  }
  const references = referencesOf(content, fields);
  const figures = references.flatMap((each) => each.figures);
  return {
    fields,
    references,
    backlinks: backlinksOf(content, first),
    lists: listsAround(content, first.file, first.path),
    placeholders: placeholders(content),
    older: olderTexts(root).texts.filter(({ at }) => spots.some((each) => isSameSpot(each, at))),
    /** How many characters more fit on the page, by language. */
    pageRoom: first.values.length > 1 ? pageRoom(root, first.file) : {},
    preview: first.path[0] === 'meta' ? preview(root, first.file) : undefined,
    hashes: content.hashes([...fields, ...figures].flatMap(({ file }) => filesOf(file))),
  };
}

export type Opened = ReturnType<typeof openTexts>;

/** The form of a new item, after `item`. Throws Refused if nothing can be added to the list. */
export function openItem(root: string, { file, path, item }: Spot & { item: string | number }) {
  const content = currentContent(root);
  const list = { file, path };
  const found = listsAround(content, file, [...path, item]).find((each) => isSameSpot(each, list));
  if (!found) throw new Refused(`${nameOf(content, list)} is no list that can be added to`);
  const files = [file, otherOf(list)?.file ?? []].flat();
  return {
    list: found,
    parts: [...besideFirst(content, file), ...newItem(content, list, item)],
    placeholders: placeholders(content),
    pageRoom: pageRoom(root, file),
    hashes: content.hashes(files.flatMap(filesOf)),
  };
}

export type Item = ReturnType<typeof openItem>;

export function openTable(root: string, { file, path }: Spot) {
  const content = currentContent(root);
  const items = valueAt(content.data(file, firstLocaleOf(file)), path) ?? {};
  const opened = openItem(root, {
    file,
    path,
    item: Array.isArray(items) ? 0 : (Object.keys(items)[0] ?? ''),
  });
  const saved = [{ file, path }, otherOf({ file, path }) ?? []].flat();
  return { ...opened, saved: saved.flatMap((each) => fieldsBelow(content, each.file, each.path)) };
}

export type Table = ReturnType<typeof openTable>;
