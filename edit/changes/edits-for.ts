import { valueAt } from '#packages/content/tree.ts';
import { firstLocale, isStartingAnew, type Content } from '../content/content.ts';
import { fileOf } from '../content/place.ts';
import { languageOnline } from '../languages/held-back-languages.ts';
import { languageAddition } from '../languages/language-addition.ts';
import { languageRemoval } from '../languages/language-removal.ts';
import { Refused, type Edit } from '../writer/edits.ts';
import type { Asked } from './asked.ts';
import { placesOfItem, without } from './named.ts';
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
    throw new Refused(`“${name}” is taken: another item of this list has it already. Choose another one.`);
  return { do: 'insert', at, value: fromTyped(file, path, value), index };
}

function removal(content: Content, { at }: Asked & { do: 'remove' }): Edit[] {
  const { file, locale, path } = at;
  const [list, id] = [path.slice(0, -1), path.at(-1)];
  // Of what has words in several languages, with the first of them.
  const named = ['', firstLocale].includes(locale) ? placesOfItem(content, { file, path }) : [];
  // A service has figures in a file of their own.
  const figures = { file: 'figures', locale: '', path: ['services', String(id)] };
  const isService = file === 'services' && locale === firstLocale && list.join('.') === 'blocks';
  const hasFigures = isService && valueAt(content.data('figures', ''), figures.path) !== undefined;
  return [
    ...without(content, [at]),
    ...(hasFigures ? [{ do: 'remove' as const, at: figures }] : []),
    ...without(content, named),
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

/** Throws Refused if something cannot be done, whatever the files have, and of files with languages that are not known yet. */
export function editsFor(content: Content, all: readonly Asked[]): Edit[] {
  if (isStartingAnew(content))
    throw new Refused('The editor is starting anew. Nothing was saved: try it again in some seconds.');
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
