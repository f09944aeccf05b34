import { vcardAddress } from '#packages/site/addresses.ts';
import { localeOf } from '#packages/site/locales.ts';
import { slugOf } from '#packages/content/addresses/slug-of.ts';
import { localeCodes } from '#packages/content/languages.ts';
import { valueAt } from '#packages/content/tree.ts';
import { firstLocale, languagesOf, type Content } from '../content/content.ts';
import { freeName } from '../content/free-name.ts';
import { isAtOrBelow, pathOf, type Place, type Spot } from '../content/place.ts';
import type { Problem } from '../save/check-unsaved.ts';
import type { Edit } from '../writer/edits.ts';
import type { Asked } from './asked.ts';
import { placesOfItem, renameEdits } from './named.ts';
import { followingEdits } from './text-moves.ts';

const group = ['offices'];
const isFirst = ({ file, path, locale = firstLocale }: Spot & Partial<Place>) =>
  file === 'ui' && locale === firstLocale && isAtOrBelow(path, group);

type Renamed = readonly (readonly [before: string, after: string])[];

/** An office has its key from the name of its city in the first language. */
export function renamedOffices(content: Content, asked: readonly Asked[]): Renamed {
  const own = asked.flatMap((each) => ('at' in each && isFirst(each.at) ? [each] : []));
  const keysOf = (what: Asked['do']) =>
    own.filter((each) => each.do === what).map(({ at }) => String(at.path[1]));
  const before = Object.keys(valueAt(content.data('ui', firstLocale), group) ?? {});
  const taken = new Set([...before, ...keysOf('insert')]).difference(new Set(keysOf('remove')));
  return own.flatMap((each): Renamed => {
    const [, old = '', key] = each.at.path.map(String);
    const name = each.do === 'set' && key === 'name' && each.value;
    if (typeof name !== 'string' || !taken.has(old)) return [];
    const after = freeName(slugOf(name) || old, taken.difference(new Set([old])));
    taken.add(after);
    return after === old ? [] : [[old, after]];
  });
}

export function officeKeyEdits(content: Content, renamed: Renamed): Edit[] {
  // The old addresses of contact cards do not redirect: they name a place.
  const cards = renamed.flatMap(([before, after]) =>
    localeCodes.map((code) => ({
      from: vcardAddress(before, localeOf(code)),
      to: vcardAddress(after, localeOf(code)),
      isPage: true,
    })),
  );
  const files = ['ui', 'site'].flatMap((file) => languagesOf(file).map(({ locale }) => ({ file, locale })));
  return [
    ...renamed.flatMap(([before, after]) => {
      const path = [...group, before];
      const places = files.map((each) => ({ ...each, path }));
      return renameEdits(places, placesOfItem(content, { file: 'ui', path }), after);
    }),
    ...(cards.length > 0 ? followingEdits(content, cards) : []),
  ];
}

/** The problem with the key that its office had when the page asked. */
export function asAsked(problem: Problem, renamed: Renamed): Problem {
  const path = pathOf(problem.path ?? '');
  const [before] = renamed.find(([, after]) => path[0] === 'offices' && path[1] === after) ?? [];
  return before === undefined ? problem : { ...problem, path: path.with(1, before).join('.') };
}
