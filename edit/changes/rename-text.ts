/** A text of a collection gets another address: its files stay as they are, and what names it follows. */
import { vcardAddress } from '#packages/site/addresses.ts';
import { isListed } from '#packages/site/collections.ts';
import { localeOf } from '#packages/site/locales.ts';
import { collections } from '#packages/content/collections/collections.ts';
import { hasMoved, isShown } from '#packages/content/schedule/held-back.ts';
import { isGroup, valueAt } from '#packages/content/tree.ts';
import { writtenCodes } from '#packages/content/written-languages.ts';
import { editableFiles, fileOfText, readContent, type FileText } from '../content/content-files.ts';
import type { Content } from '../content/content.ts';
import { addressOfText, textNamed } from '../content/labels.ts';
import { renamedOffices } from '../offices/office-keys.ts';
import { checkSlug } from '../texts/check-slug.ts';
import type { Change, MoveAddress } from './change.ts';
import { figuresFile } from './figure-edits.ts';
import { linkedTexts } from './linked-texts.ts';
import { siteFile, type FileEdit } from './removals.ts';

type Rename = Change & { do: 'rename' };

const isRename = (change: Change): change is Rename => change.do === 'rename';
const nameAfter = ({ name, slug }: Rename): string => `${textNamed(name).collection}/${slug}`;

/** Returns where the addresses of a text go, and where visitors of the old ones, if there are any, find what they look for. */
function movesOf({ source }: Content, change: Rename): { move: MoveAddress; redirects: MoveAddress[] }[] {
  const { collection, slug } = textNamed(change.name);
  return writtenCodes.flatMap((code) => {
    const { entries } = source.language(code);
    const entry = entries.find((each) => each.collection === collection && each.slug === slug);
    if (!entry) return [];
    const to = addressOfText(code, nameAfter(change));
    const move: MoveAddress = { do: 'moveAddress', from: entry.address, to };
    if (isShown(entry, source.day)) return { move, redirects: [move] };
    const { movedTo } = entry;
    const isLed = movedTo !== undefined && hasMoved(entry, source.day);
    return { move, redirects: isLed ? [{ ...move, to: movedTo }] : [] };
  });
}

/** Returns changes with those of the addresses that visitors know. Throws Refused if a text cannot have its new address. */
export function withMoves(content: Content, changes: readonly Change[]): Change[] {
  const renames = changes.filter(isRename);
  for (const { name, slug } of renames) checkSlug(content.source, textNamed(name).collection, slug);
  return [
    ...changes,
    ...renames.flatMap((each) => movesOf(content, each).flatMap(({ redirects }) => redirects)),
  ];
}

/** Returns the moves of the addresses of texts, whether or not visitors know them. */
export function renamedAddresses(content: Content, changes: readonly Change[]): MoveAddress[] {
  return changes.filter(isRename).flatMap((each) => movesOf(content, each).map(({ move }) => move));
}

/** Returns the texts that quote the figures of a text, by file, as they quote them by its new name. */
function quotingTexts(content: Content, { name, slug }: Rename): [string, string][] {
  const { collection } = textNamed(name);
  if (!collections[collection].hasFigures) return [];
  const [before, after] = [`{${name.replace('/', '.')}.`, `{${collection}.${slug}.`];
  return editableFiles(content.source.root).flatMap((file): [string, string][] => {
    const text = content.text(file);
    return text?.includes(before) ? [[file, text.replaceAll(before, after)]] : [];
  });
}

/** Returns where the contact cards of renamed offices go. Nothing leads there from the old addresses: they name a place. */
const movedCards = (offices: (Change & { do: 'offices' })['offices']): MoveAddress[] =>
  renamedOffices(offices).flatMap(([before, after]) =>
    writtenCodes.map((code): MoveAddress => {
      const [from, to] = [vcardAddress(before, localeOf(code)), vcardAddress(after, localeOf(code))];
      return { do: 'moveAddress', from, to };
    }),
  );

/** Returns the texts that follow from changes of addresses, by file; undefined for those that have another file. */
export function followingTexts(content: Content, changes: readonly Change[]): Map<string, FileText> {
  const renames = changes.filter(isRename);
  const cards = changes.flatMap((change) => (change.do === 'offices' ? movedCards(change.offices) : []));
  const renamed = renamedAddresses(content, changes);
  const others = changes.filter((change) => change.do === 'moveAddress');
  const moves = [...[...renamed, ...cards].map((move) => ({ ...move, isPage: true })), ...others];
  const quoting = new Map(renames.flatMap((each) => quotingTexts(content, each)));
  const quoted: Content = { ...content, text: (file) => quoting.get(file) ?? content.text(file) };
  const texts = new Map<string, FileText>([...quoting, ...linkedTexts(quoted, moves)]);
  for (const rename of renames) {
    for (const code of writtenCodes) {
      const file = fileOfText(code, rename.name);
      const text = texts.get(file) ?? readContent(content.source.root, file);
      // Also where somebody has removed it meanwhile, so that this is noticed.
      texts.set(file, undefined);
      if (text !== undefined) texts.set(fileOfText(code, nameAfter(rename)), text);
    }
  }
  return texts;
}

/** Returns the edits of what names a text: the menus, and its figures. */
export function renameEdits(content: Content, { name, slug: after }: Rename): FileEdit[] {
  const { collection, slug } = textNamed(name);
  const path = [collection, slug];
  if (collections[collection].hasFigures && valueAt(content.data('figures', ''), path) !== undefined)
    return [[figuresFile, { do: 'rename', path, key: after }]];
  const menus = valueAt(content.data('site', ''), ['menus']);
  if (isListed(collection) || !isGroup(menus)) return [];
  return Object.entries(menus).flatMap(([menu, names]) =>
    (Array.isArray(names) ? names : []).flatMap((each, index): FileEdit[] =>
      each === slug ? [[siteFile, { do: 'set', path: ['menus', menu, index], value: after }]] : [],
    ),
  );
}
