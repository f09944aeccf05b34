/** Texts that speak of what a company with other offices, or with other pages, has. */
import { officePair } from '#app/site/offices.ts';
import type { Facts } from '#packages/content/facts.ts';
import type { Words } from '#packages/content/schema.ts';
import type { ReportLine } from './report.ts';
import type { Text } from './texts.ts';

/** Returns the texts that the site shows: not those of pages that are off, nor those of the chart that is not drawn. */
export function shownTexts(
  texts: readonly Text[],
  { offices, pagesOff = [] }: Pick<Facts, 'offices' | 'pagesOff'>,
): Text[] {
  const isPair = officePair(Object.values(offices)) !== undefined;
  const [ofPair, ofVisitor] = [/^sharedDay\.(?!visitor|planner)/, /^sharedDay\.visitor/];
  return texts.filter(({ file, key }) => {
    if (pagesOff.some((page) => file.endsWith(`/${page}.yaml`))) return false;
    return !file.endsWith('/home.yaml') || !(isPair ? ofVisitor : ofPair).test(key);
  });
}

const toDo = 'reword it, or take it out';

/** Reports texts that quote the hours of two offices, or of an office that meets clients, or builds, where there is none. */
export function checkQuotedOffices(
  texts: readonly Text[],
  { offices }: Pick<Facts, 'offices'>,
): ReportLine[] {
  const all = Object.values(offices);
  const sides = new Set(all.map(({ side }) => side));
  const wrong = [
    ...(officePair(all)
      ? []
      : [['{sharedDay.', 'the day of two offices, and the offices are no pair'] as const]),
    ...(sides.has('delivery') ? [] : [['{delivery.', 'an office that builds, and none does'] as const]),
    ...(sides.has('client') ? [] : [['{client.', 'an office that meets clients, and none does'] as const]),
    ...(all.length > 1 ? [] : [['{claims.offices}', 'the number of offices, and there is one'] as const]),
  ];
  return texts.flatMap(({ file, key, text }) =>
    wrong
      .filter(([placeholder]) => text.includes(placeholder))
      .map(([, what]) => ({ state: 'note', file, key, reason: `quotes ${what}`, toDo })),
  );
}

/** Reports texts of a language that name a page which is switched off. */
export function checkPagesOff(
  texts: readonly Text[],
  { pagesOff = [] }: Pick<Facts, 'pagesOff'>,
  words: Words,
): ReportLine[] {
  return pagesOff.flatMap((page) => {
    const { name } = words[page];
    const named = new RegExp(String.raw`(?<!\p{L})${RegExp.escape(name)}(?!\p{L})`, 'iu');
    return texts
      .filter(({ text }) => named.test(text))
      .map(({ file, key }) => ({
        state: 'note',
        file,
        key,
        reason: `names ${name}, a page that is off`,
        toDo,
      }));
  });
}
