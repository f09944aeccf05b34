/** A text of a collection gets another address: its files stay as they are, and what names it follows. */
import { isListed } from '#app/site/collections.ts';
import { collections } from '#packages/content/collections/collections.ts';
import { isShown } from '#packages/content/held-back.ts';
import { isGroup, valueAt } from '#packages/content/tree.ts';
import { writtenCodes } from '#packages/content/written-languages.ts';
import { fileOfText, type FileText } from '../content/content-files.ts';
import type { Content } from '../content/content.ts';
import { addressOfText, textNamed } from '../content/labels.ts';
import { checkSlug } from '../texts/check-slug.ts';
import { treeEdits } from '../writer/tree-edits.ts';
import type { Change, MoveAddress } from './change.ts';
import { figuresFile } from './figure-edits.ts';
import { linkedTexts } from './linked-texts.ts';
import { siteFile, type FileEdit } from './removals.ts';

type Rename = Change & { do: 'rename' };

const isRename = (change: Change): change is Rename => change.do === 'rename';
const nameAfter = ({ name, slug }: Rename): string => `${textNamed(name).collection}/${slug}`;

/** Returns the moves of a text's addresses, and whether visitors know the old one. Throws Refused if it cannot be renamed so. */
function movesOf({ source }: Content, change: Rename): { move: MoveAddress; isKnown: boolean }[] {
  const { collection, slug } = textNamed(change.name);
  checkSlug(source, collection, change.slug);
  return writtenCodes.flatMap((code) => {
    const entry = source
      .language(code)
      .entries.find((each) => each.collection === collection && each.slug === slug);
    if (!entry) return [];
    const to = addressOfText(code, nameAfter(change));
    return { move: { do: 'moveAddress', from: entry.address, to }, isKnown: isShown(entry, source.day) };
  });
}

/** Returns changes with those of the addresses that texts had for visitors. */
export function withMoves(content: Content, changes: readonly Change[]): Change[] {
  const known = changes
    .filter(isRename)
    .flatMap((change) => movesOf(content, change).filter(({ isKnown }) => isKnown));
  return [...changes, ...known.map(({ move }) => move)];
}

/** Returns the texts that follow from changes of addresses, by file; undefined for those that have another file. */
export function followingTexts(content: Content, changes: readonly Change[]): Map<string, FileText> {
  const renames = changes.filter(isRename);
  const moves = [
    ...changes.filter((change) => change.do === 'moveAddress'),
    ...renames.flatMap((each) => movesOf(content, each).map(({ move }) => move)),
  ];
  const texts = linkedTexts(content, moves);
  for (const rename of renames) {
    for (const code of writtenCodes) {
      const file = fileOfText(code, rename.name);
      const text = texts.get(file) ?? content.text(file);
      if (text === undefined) continue;
      texts.set(file, undefined);
      texts.set(fileOfText(code, nameAfter(rename)), withFigures(text, rename));
    }
  }
  return texts;
}

/** Returns a text that quotes its own figures as they are named after a rename. */
const withFigures = (text: string, { name, slug }: Rename): string =>
  text.replaceAll(`{${name.replace('/', '.')}.`, `{${textNamed(name).collection}.${slug}.`);

/** Returns the edits of what names a text: the menus, and its figures. */
export function renameEdits(content: Content, { name, slug: after }: Rename): FileEdit[] {
  const { collection, slug } = textNamed(name);
  const renamed = (group: object) =>
    Object.fromEntries(Object.entries(group).map(([key, value]) => [key === slug ? after : key, value]));
  const figures = valueAt(content.data('figures', ''), [collection]);
  if (collections[collection].hasFigures && isGroup(figures))
    return treeEdits(figures, renamed(figures), [collection]).map((edit) => [figuresFile, edit]);
  const menus = valueAt(content.data('site', ''), ['menus']);
  if (isListed(collection) || !isGroup(menus)) return [];
  return Object.entries(menus).flatMap(([menu, names]) =>
    (Array.isArray(names) ? names : []).flatMap((each, index): FileEdit[] =>
      each === slug ? [[siteFile, { do: 'set', path: ['menus', menu, index], value: after }]] : [],
    ),
  );
}
