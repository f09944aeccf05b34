/** Texts that speak of what a company with other offices, or with other pages, has. */
import { countryName } from '#app/site/country-name.ts';
import { officePair } from '#app/site/offices.ts';
import type { PageId } from '#app/site/pages.ts';
import type { Facts } from '#packages/content/facts.ts';
import type { Words } from '#packages/content/schema.ts';
import type { ReportLine } from './report.ts';
import { spokenIn, type Text } from './texts.ts';
import { patternOf } from './traces.ts';

/** Returns the texts that the site shows as words of its owner: not those of pages that are off, nor of the chart that is not drawn. */
export function shownTexts(
  texts: readonly Text[],
  { offices, pagesOff = [] }: Pick<Facts, 'offices' | 'pagesOff'>,
): Text[] {
  const isPair = officePair(Object.values(offices)) !== undefined;
  const notShown = [
    isPair ? /\/home\.yaml sharedDay\.visitor/ : /\/home\.yaml sharedDay\.(?!visitor|planner)/,
    ...pagesOff.map((page) => new RegExp(`/${page}\\.yaml `)),
    // What leads to the page, or is of it.
    ...(pagesOff.includes('nearshoring') ? [/\/home\.yaml (?:hero\.secondary|overlap\.rows\.)/] : []),
    // Names of time zones, of the whole world.
    /\/plan\.yaml planner\.places\./,
  ];
  return texts.filter(({ file, key }) => !notShown.some((each) => each.test(`${file} ${key}`)));
}

const toDo = 'reword it, or take it out';

/** How languages speak of more than one office without counting them. */
const severalOffices: Readonly<Record<string, RegExp>> = {
  en: /\b(?:offices|each office|both are)\b/i,
  es: /\b(?:oficinas|cada oficina|ambas están)\b/i,
};

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

/** Reports texts that say something of several offices, where there is one. Its place may have taken another's: “Oslo and Oslo”. */
export function checkOneOffice(
  texts: readonly Text[],
  { offices }: Pick<Facts, 'offices'>,
  { ui }: Pick<Words, 'ui'>,
  language: string,
): ReportLine[] {
  const [office, ...others] = Object.values(offices);
  if (!office || others.length > 0) return [];
  const named = [...Object.values(ui.offices).map(({ name }) => name), countryName(office.country, language)];
  const places = named.map((place) => ({ place, pattern: patternOf(place, 'g') }));
  const sentences = new Intl.Segmenter(language, { granularity: 'sentence' });
  return texts.flatMap(({ file, key, text: written }) => {
    const text = spokenIn(written).replaceAll(/\s+/g, ' ');
    const several = severalOffices[language]?.exec(text)?.[0];
    const twice = places.find(({ pattern }) =>
      [...sentences.segment(text)].some(({ segment }) => [...segment.matchAll(pattern)].length > 1),
    );
    const said = several === undefined ? twice && `“${twice.place}” twice in a sentence` : `“${several}”`;
    return said ? [{ state: 'note', file, key, reason: `says ${said}, and there is one office`, toDo }] : [];
  });
}

/** Words of pages that can be off, beside the name that they have in menus. */
const wordsOfPage: Partial<Record<PageId, readonly string[]>> = { nearshoring: ['nearshoring', 'nearshore'] };

/** Reports texts of a language that name a page which is switched off. */
export function checkPagesOff(
  texts: readonly Text[],
  { pagesOff = [] }: Pick<Facts, 'pagesOff'>,
  words: Words,
): ReportLine[] {
  return pagesOff.flatMap((page) => {
    const { name } = words[page];
    const all = [name, ...(wordsOfPage[page] ?? [])].map((each) => patternOf(each));
    return texts.flatMap(({ file, key, text }) => {
      const spoken = spokenIn(text);
      const said = all.map((pattern) => pattern.exec(spoken)?.[0]).find((each) => each !== undefined);
      if (said === undefined) return [];
      return [{ state: 'note', file, key, reason: `says “${said}”, and the page ${name} is off`, toDo }];
    });
  });
}
