import { stringify } from 'yaml';
import { addressNamed } from '#packages/site/addresses.ts';
import { collectionFacts, isListed } from '#packages/site/collections.ts';
import type { LocaleCode } from '#packages/site/locales.ts';
import { isRedirected, isShown } from '#packages/content/schedule/held-back.ts';
import { isGroup, valueAt } from '#packages/content/tree.ts';
import { localeCodes } from '#packages/content/languages.ts';
import { movedFile, readContent } from '../content/content-files.ts';
import type { Content } from '../content/content.ts';
import { addressOfText, textNamed } from '../content/labels.ts';
import { fileOf, type Place } from '../content/place.ts';
import { placesOfPage, renameEdits, without } from './named.ts';
import { checkSlug } from '../texts/check-slug.ts';
import { withLinks } from '../texts/links.ts';
import { allTexts } from '../words/all-texts.ts';
import type { Edit, ValueEdit } from '../writer/edits.ts';
import { treeEdits } from '../writer/tree-edits.ts';

type Move = { from: string; to: string };
/** `isPage` if the page itself moves, with the parts after `#` to which links lead. */
type LinkMove = Move & { isPage: boolean };

const fact = (file: string, ...path: Place['path']): Place => ({ file, locale: '', path });

function newTarget(moves: readonly LinkMove[], url: string): string | undefined {
  const move = moves.find(({ from }) => from === url.replace(/#.*/, ''));
  return move && (move.isPage ? url.replace(move.from, move.to) : move.to);
}

export function followingEdits(
  content: Content,
  moves: readonly LinkMove[],
  reference?: { before: string; after: string },
): ValueEdit[] {
  return allTexts(content).flatMap(({ at, text, kind }): ValueEdit[] => {
    const isMovedTo = kind === 'address' && at.path.join('.') === 'movedTo';
    const isText = kind === 'text' || kind === 'markdown';
    const renamed = isText && reference ? text.replaceAll(reference.before, reference.after) : text;
    const isLinking = kind === 'markdown' && moves.some(({ from }) => renamed.includes(from));
    const linked = isLinking ? withLinks(renamed, (url) => newTarget(moves, url)) : renamed;
    const value = isMovedTo ? (moves.find(({ from }) => from === text)?.to ?? text) : linked;
    return value === text ? [] : [{ do: 'set', at, value }];
  });
}

/** Redirects to an old address then lead to the new one. */
function redirectEdits(content: Content, moves: readonly Move[]): Edit[] {
  if (moves.length === 0) return [];
  const data = content.data('moved', '');
  const before = isGroup(data) ? data : {};
  const after = moves.reduce((all, { from, to }) => {
    const others = Object.entries(all)
      // The new address may be an earlier one.
      .filter(([old]) => addressNamed(old) !== to)
      .map(([old, target]) => [old, target === from ? to : target]);
    return { ...Object.fromEntries(others), [from]: to };
  }, before);
  return content.hash(movedFile) === ''
    ? [{ do: 'write', file: movedFile, data: stringify(after) }]
    : treeEdits(before, after, fact('moved'));
}

function movesOf({ source }: Content, { name, slug: next }: { name: string; slug: string }) {
  const { collection, slug } = textNamed(name);
  return localeCodes.flatMap((code) => {
    const { entries } = source.language(code);
    const entry = entries.find((each) => each.collection === collection && each.slug === slug);
    if (!entry) return [];
    const move: Move = { from: entry.address, to: addressOfText(code, `${collection}/${next}`) };
    // Only addresses that visitors may know have redirects.
    const before = isRedirected(entry, source.day) ? entry.movedTo : undefined;
    const target = isShown(entry, source.day) ? move.to : before;
    return [{ move, redirects: target === undefined ? [] : [{ ...move, to: target }] }];
  });
}

/** Whether or not visitors know the addresses. */
export const movedAddresses = (content: Content, moved: { name: string; slug: string }): Move[] =>
  movesOf(content, moved).map(({ move }) => move);

function namesOf(content: Content, name: string): { inMenus: Place[]; numbers: Place[] } {
  const { collection, slug } = textNamed(name);
  const numbers = fact('figures', collection, slug);
  const hasNumbers =
    collectionFacts[collection].hasFigures &&
    valueAt(content.data('figures', ''), numbers.path) !== undefined;
  return {
    inMenus: isListed(collection) ? [] : placesOfPage(content, slug),
    numbers: hasNumbers ? [numbers] : [],
  };
}

export function textMove(content: Content, moved: { name: string; slug: string }): Edit[] {
  const { name, slug } = moved;
  const { collection } = textNamed(name);
  checkSlug(content.source, collection, slug);
  const moves = movesOf(content, moved);
  const { inMenus, numbers } = namesOf(content, name);
  const following = followingEdits(
    content,
    moves.map(({ move }) => ({ ...move, isPage: true })),
    numbers.length > 0
      ? { before: `{${name.replace('/', '.')}.`, after: `{${collection}.${slug}.` }
      : undefined,
  );
  const next = `${collection}/${slug}`;
  const files = localeCodes.flatMap((code): Edit[] => {
    const file = fileOf(name, code);
    const data = readContent(content.source, file);
    // Also if somebody has removed the file meanwhile, so that this is noticed.
    const removal: Edit = { do: 'write', file, data: undefined };
    return data === undefined ? [removal] : [removal, { do: 'write', file: fileOf(next, code), data }];
  });
  return [
    ...files,
    ...following.map(({ at, ...edit }) => ({
      ...edit,
      at: at.file === name ? { ...at, file: next } : at,
    })),
    ...redirectEdits(
      content,
      moves.flatMap(({ redirects }) => redirects),
    ),
    ...renameEdits(numbers, inMenus, slug),
  ];
}

/** For texts that no language has any more. */
export function nameRemoval(content: Content, names: readonly string[]): Edit[] {
  const named = names.map((name) => namesOf(content, name));
  return [
    ...named.flatMap(({ numbers }) => numbers.map((at): Edit => ({ do: 'remove', at }))),
    ...without(
      content,
      named.flatMap(({ inMenus }) => inMenus),
    ),
  ];
}

export function textRemoval(
  content: Content,
  { name, texts }: { name: string; texts: readonly { locale: LocaleCode; to?: string | undefined }[] },
): Edit[] {
  const moves = texts.flatMap(({ locale, to }) =>
    to === undefined ? [] : [{ from: addressOfText(locale, name), to, isPage: false }],
  );
  const isLeft = localeCodes.some(
    (code) => texts.every(({ locale }) => locale !== code) && content.hash(fileOf(name, code)) !== '',
  );
  return [
    ...texts.map(({ locale }): Edit => ({ do: 'write', file: fileOf(name, locale), data: undefined })),
    ...(moves.length > 0 ? followingEdits(content, moves) : []),
    ...redirectEdits(content, moves),
    ...(isLeft ? [] : nameRemoval(content, [name])),
  ];
}
