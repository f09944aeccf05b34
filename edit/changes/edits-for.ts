import { valueAt } from '#packages/content/tree.ts';
import { isStartingAnew, languagesOf, type Content } from '../content/content.ts';
import { otherOf } from '../content/other-file.ts';
import { fileOf, type Place, type Spot } from '../content/place.ts';
import { languageOnline } from '../languages/held-back-languages.ts';
import { languageAddition } from '../languages/language-addition.ts';
import { languageRemoval } from '../languages/language-removal.ts';
import { Refused, type Edit } from '../writer/edits.ts';
import type { Asked } from './asked.ts';
import { placesOfItem, without } from './named.ts';
import { officeKeyEdits, renamedOffices } from './office-keys.ts';
import { textMove, textRemoval } from './text-moves.ts';
import { fromTyped, typedEdits, type Put } from './typed.ts';

type Valued = Asked & { do: 'set' | 'insert' };

/** Whether a value is put into the data of its file, as the first item of a list is. */
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
    throw new Refused(`“${name}” is taken: another item of this list has it already. Choose another one.`);
  return { do: 'insert', at, value: fromTyped(file, path, value), index };
}

/** Its words in every language, and its part in another file. */
function placesOf(content: Content, { file, path }: Spot): Place[] {
  const [list, key] = [path.slice(0, -1), path.slice(-1)];
  const other = otherOf({ file, path: list });
  const inOther = other && { file: other.file, locale: '', path: [...other.path, ...key] };
  return [
    ...languagesOf(file).map(({ locale }) => ({ file, locale, path })),
    ...(inOther && valueAt(content.data(inOther.file, ''), inOther.path) !== undefined ? [inOther] : []),
  ];
}

/** The other file of a list may have fewer items. */
const lastIn = ({ data }: Content, { file, locale, path }: Place): number =>
  Object.keys(valueAt(data(file, locale), path.slice(0, -1)) ?? {}).length - 1;

function editsOf(content: Content, asked: Exclude<Asked, { do: 'set' }>): Edit[] {
  switch (asked.do) {
    case 'insert':
      return [insertion(content, asked)];
    case 'remove':
      return without(content, [...placesOf(content, asked.at), ...placesOfItem(content, asked.at)]);
    case 'move':
      return placesOf(content, asked.at).map((at) => ({
        ...asked,
        at,
        to: Math.min(asked.to, lastIn(content, at)),
      }));
    case 'moveText':
      return textMove(content, asked);
    case 'removeText':
      return textRemoval(content, asked);
    case 'addLanguage':
      return languageAddition(content, asked);
    case 'showLanguage':
      return languageOnline(content, asked.code);
    case 'removeLanguage':
      return languageRemoval(content, asked.code);
    default:
      return [asked];
  }
}

/** Throws Refused for what cannot be done whatever the files contain, and while the list of languages has just changed. */
export function editsFor(content: Content, all: readonly Asked[]): Edit[] {
  if (isStartingAnew(content))
    throw new Refused('The editor is starting anew. Nothing was saved: try it again in some seconds.');
  const puts = all.filter((each) => isPut(content, each));
  const inFiles = Map.groupBy(puts, ({ at }) => fileOf(at.file, at.locale));
  const typed = [...inFiles.values()].flatMap((own) => {
    const [{ at } = { at: undefined }] = own;
    const values = own.map((each): Put => ({ path: each.at.path, value: each.value }));
    return at ? typedEdits(content, at, values) : [];
  });
  const others = all.flatMap((each) =>
    each.do === 'set' || isPut(content, each) ? [] : editsOf(content, each),
  );
  return [...typed, ...others, ...officeKeyEdits(content, renamedOffices(content, all))];
}
