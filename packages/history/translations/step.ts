/** Follows pairs of texts from one state of the content to the next. */
import { createHash } from 'node:crypto';
import { defaultLocale } from '#packages/site/locales.ts';
import type { Pair } from './pairs.ts';

/** Which text of a pair is older, and what the other one was when they were last in step. */
export type Lag = { older: string; was: string };
/** The pairs whose texts are not in step, by `keyOf`. */
export type Lags = ReadonlyMap<string, Lag>;

/** The pairs of each unit. */
type Units = ReadonlyMap<string, readonly Pair[]>;

/** Identifies a pair by its texts: it may move in its list. */
export const keyOf = ({ locale, texts }: Pick<Pair, 'locale' | 'texts'>): string =>
  JSON.stringify([locale, ...texts]);

/** The value of the trailer that says that the older text of a pair is still right. */
export const confirmationOf = (pair: Pick<Pair, 'locale' | 'texts'>): string =>
  `${pair.locale} ${createHash('sha256').update(keyOf(pair)).digest('hex').slice(0, 16)}`;

type Side = 0 | 1;

/** The lag of a pair of which one side has changed alone. */
function lagOf(before: Pair, after: Pair, changed: Side, lag: Lag | undefined): Lag | undefined {
  const codes = [defaultLocale.code, after.locale] as const;
  const [newer, older] = changed === 0 ? codes : [codes[1], codes[0]];
  // The text that was older has followed.
  if (lag?.older === newer) return undefined;
  const was = lag?.was ?? before.texts[changed];
  return was === after.texts[changed] ? undefined : { older, was };
}

/**
 * The pairs that are not in step after a change of a unit.
 *
 * @param confirmed the confirmations of older texts that are still right: a change of one of these is not its following
 */
function lagsAfter(
  before: readonly Pair[],
  after: readonly Pair[],
  lags: Lags,
  confirmed: ReadonlySet<string>,
): Map<string, Lag> {
  const known = new Set(before.map(keyOf));
  const side = (of: Side) => Map.groupBy(before, ({ locale, texts }) => JSON.stringify([locale, texts[of]]));
  const bySide = [side(0), side(1)] as const;
  const result = new Map<string, Lag>();
  for (const pair of after) {
    const key = keyOf(pair);
    const same = (of: Side) => {
      const all = bySide[of].get(JSON.stringify([pair.locale, pair.texts[of]])) ?? [];
      const path = pair.path.join('.');
      return all.find((each) => each.path.join('.') === path) ?? all[0];
    };
    const find = (): Lag | undefined => {
      if (known.has(key)) return lags.get(key);
      for (const kept of [1, 0] as const) {
        const last = same(kept);
        if (!last) continue;
        const lag = confirmed.has(confirmationOf(last)) ? undefined : lags.get(keyOf(last));
        return lagOf(last, pair, kept === 1 ? 0 : 1, lag);
      }
      return undefined;
    };
    const lag = find();
    if (lag) result.set(key, lag);
  }
  return result;
}

/**
 * The lags of units after a change of all of them, by unit. A unit that begins is one that has another name now, if one
 * with the same texts ends.
 */
export function unitsAfter(
  before: Units,
  after: Units,
  lags: ReadonlyMap<string, Lags>,
  confirmed: ReadonlySet<string>,
): Map<string, Map<string, Lag>> {
  const ended = [...before].filter(([unit]) => after.get(unit)?.length === 0);
  const left = {
    pairs: ended.flatMap(([, pairs]) => pairs),
    lags: new Map(ended.flatMap(([unit]) => [...(lags.get(unit) ?? [])])),
  };
  return new Map(
    [...after].map(([unit, now]) => {
      const pairs = before.get(unit) ?? [];
      const last = pairs.length === 0 ? left : { pairs, lags: lags.get(unit) ?? new Map<string, Lag>() };
      return [unit, lagsAfter(last.pairs, now, last.lags, confirmed)] as const;
    }),
  );
}
