import { shapeAt } from '#packages/content/schemas/shapes.ts';
import { isGroup, merged, valueAt } from '#packages/content/tree.ts';
import { firstLocale, type Content } from '../content/content.ts';
import { isTextFile } from '../content/content-files.ts';
import { fileOf, namedBy, type Place } from '../content/place.ts';
import { isOptional } from '../content/kinds.ts';
import { Refused, type Edit } from '../writer/edits.ts';
import type { Asked } from './asked.ts';
import { officeEdits, withRenamedOffices } from './office-edits.ts';
import { textMove, textRemoval } from './text-moves.ts';
import { fromTyped, typedEdits, type Put } from './typed.ts';

type Valued = Asked & { do: 'set' | 'insert' };

/** Whether a value is put into the data of its file: an item is, where its list begins with it. */
function isPut(content: Content, asked: Asked): asked is Valued {
  if (asked.do === 'set') return true;
  if (asked.do !== 'insert') return false;
  const { file, locale, path } = asked.at;
  return valueAt(content.data(file, locale), path.slice(0, -1)) === undefined;
}

function insertion(content: Content, { at, value, index }: Asked & { do: 'insert' }): Edit {
  const { file, locale, path } = at;
  const name = path.at(-1);
  if (typeof name === 'string' && valueAt(content.data(file, locale), path) !== undefined)
    throw new Refused(`“${name}” is taken: another item of this list has this address. Choose another one.`);
  return { do: 'insert', at, value: fromTyped(file, path, value), index };
}

/** Whether a key of texts names the items of a list, as the schema says of what is offered for it. */
function isOfList(text: string, key: string, { file, path }: Place): boolean {
  const { offers, items } = merged(shapeAt(text, [key])) ?? {};
  const named = offers ?? items?.offers;
  return named?.file === file && named.path.join('.') === path.slice(0, -1).join('.');
}

/** Takes what is removed out of the texts that name it. */
function removedFromTexts(content: Content, at: Place): Edit[] {
  const id = at.path.at(-1);
  return [...content.source.folder.texts.keys()].flatMap((name): Edit[] => {
    const text = isTextFile(name) ? namedBy(name) : undefined;
    const data = text && content.data(text.file, text.locale);
    if (!text || !isGroup(data)) return [];
    return Object.entries(data).flatMap(([key, value]): Edit[] => {
      const isNamed = Array.isArray(value) ? value.includes(id) : value === id;
      if (!isNamed || !isOfList(text.file, key, at)) return [];
      const isLast = !Array.isArray(value) || value.length === 1;
      return [{ do: 'remove', at: { ...text, path: isLast ? [key] : [key, value.indexOf(id)] } }];
    });
  });
}

function removal(content: Content, { at }: Asked & { do: 'remove' }): Edit[] {
  const { file, locale, path } = at;
  // Of what has words in several languages, with the first of them.
  const fromTexts = ['', firstLocale].includes(locale) ? removedFromTexts(content, at) : [];
  const [list, id] = [path.slice(0, -1), path.at(-1)];
  const items = Object.keys(valueAt(content.data(file, locale), list) ?? {});
  // Without its last item, an optional list is left out.
  if (items.length === 1 && isOptional(file, list))
    return [{ do: 'remove', at: { ...at, path: list } }, ...fromTexts];
  // A service has figures in a file of their own.
  const figures = { file: 'figures', locale: '', path: ['services', String(id)] };
  const isService = file === 'services' && locale === firstLocale && list.join('.') === 'blocks';
  const hasFigures = isService && valueAt(content.data('figures', ''), figures.path) !== undefined;
  return [
    { do: 'remove', at },
    ...(hasFigures ? [{ do: 'remove' as const, at: figures }] : []),
    ...fromTexts,
  ];
}

function editsOf(content: Content, asked: Exclude<Asked, { do: 'set' }>): Edit[] {
  switch (asked.do) {
    case 'insert':
      return [insertion(content, asked)];
    case 'remove':
      return removal(content, asked);
    case 'offices':
      return officeEdits(content, asked.offices);
    case 'moveText':
      return textMove(content, asked);
    case 'removeText':
      return textRemoval(content, asked);
    default:
      return [asked];
  }
}

/** Throws Refused if something cannot be done, whatever the files have. */
export function editsFor(content: Content, all: readonly Asked[]): Edit[] {
  const asked = withRenamedOffices(content, all);
  const puts = asked.filter((each) => isPut(content, each));
  const inFiles = Map.groupBy(puts, ({ at }) => fileOf(at.file, at.locale));
  const typed = [...inFiles.values()].flatMap((own) => {
    const [{ at } = { at: undefined }] = own;
    const values = own.map((each): Put => ({ path: each.at.path, value: each.value }));
    return at ? typedEdits(content, at, values) : [];
  });
  const others = asked.flatMap((each) =>
    each.do === 'set' || isPut(content, each) ? [] : editsOf(content, each),
  );
  return [...typed, ...others];
}
