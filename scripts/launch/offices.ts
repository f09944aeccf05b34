/** Texts that are true only of a company with other offices, or with other pages. */
import { listedCollections } from '#packages/site/collections.ts';
import { countryName, officePair } from '#packages/site/offices.ts';
import type { PageId, switchablePages } from '#packages/site/pages.ts';
import type { Facts } from '#packages/content/facts.ts';
import type { Words } from '#packages/content/schema.ts';
import { note, wrong, type ReportLine } from './report.ts';
import { spokenIn, type Text } from './texts.ts';
import { patternOf } from './traces.ts';

/** Parts of a page that another page shows, too, or the block of that name. */
const shared: Partial<Record<PageId, { part: string; page?: PageId }>> = {
  about: { part: 'offices' },
  nearshoring: { part: 'comparison', page: 'plan' },
};

/** Without the texts of pages that are off, and of charts that are not drawn. */
export function shownTexts(
  texts: readonly Text[],
  { offices, pagesOff = [] }: Pick<Facts, 'offices' | 'pagesOff'>,
): Text[] {
  const all = Object.values(offices);
  const chart = all.length === 1 ? '(?:title|office|shared|sharedShort|seasons)$' : '(?!visitor|planner)';
  const rest = (page: PageId) => {
    const { part, page: other } = shared[page] ?? {};
    const isShown =
      (other && !pagesOff.some((off) => off === other)) ||
      texts.some(({ text }) => part && text.includes(`[[${part}]]`));
    return isShown ? `(?!${part}\\.)` : '';
  };
  const notShown = [
    ...(officePair(all) ? [] : [new RegExp(`/home\\.yaml sharedDay\\.${chart}`)]),
    ...pagesOff.map((page) => new RegExp(`/(?:${page}\\.yaml ${rest(page)}|questions\\.yaml ${page}\\.)`)),
    // Links to the page, and extracts from it.
    ...(pagesOff.includes('nearshoring') ? [/\/home\.yaml (?:hero\.secondary|overlap\.rows\.)/] : []),
    ...(pagesOff.includes('plan') ? [/\/home\.yaml sharedDay\.planner$/] : []),
    // The words around texts of which there are none.
    ...listedCollections
      .filter((name) => !texts.some(({ file }) => file.split('/')[2] === name))
      .map((name) => new RegExp(`/${name}\\.yaml `)),
    // Names of time zones, of the whole world.
    /\/plan\.yaml planner\.places\./,
  ];
  return texts.filter(({ file, path }) => !notShown.some((each) => each.test(`${file} ${path}`)));
}

const toDo = 'reword it, or take it out';

/** As in “Led from Oslo, built in Oslo”. */
const mostBetween = 20;

/** Without a number, for which there is `checkCountedNouns`. Neither "our office in Oslo" nor "our office hours" speaks of one. */
const numbersOfOffices: Readonly<Record<string, Readonly<Record<'one' | 'two' | 'several', RegExp>>>> = {
  en: {
    one: /\bour office\b(?! (?:in|hours)\b)/i,
    two: /\bboth (?:are|open|work)\b/i,
    several: /\b(?:offices|each office|both are)\b/i,
  },
  es: {
    one: /\bnuestra oficina\b(?! (?:de|en)\b)/i,
    two: /\b(?:ambas|las dos) (?:están|abren|trabajan)\b/i,
    several: /\b(?:oficinas|cada oficina|ambas están)\b/i,
  },
};

/** Reports texts that quote the hours of two offices, or of an office that meets clients, or builds, where there is none. */
export function checkQuotedOffices(
  texts: readonly Text[],
  { offices }: Pick<Facts, 'offices'>,
): ReportLine[] {
  const all = Object.values(offices);
  const sides = new Set(all.map(({ side }) => side));
  const placeholders: [hasOffices: boolean, placeholder: string, what: string][] = [
    [officePair(all) !== undefined, '{sharedDay.', 'the day of two offices, and the offices are no pair'],
    [sides.has('delivery'), '{delivery.', 'an office that builds, and none does'],
    [sides.has('client'), '{client.', 'an office that meets clients, and none does'],
    [all.length > 1, '{claims.offices}', 'the number of offices, and there is one'],
  ];
  return texts.flatMap((place) =>
    placeholders
      .filter(([hasOffices, placeholder]) => !hasOffices && place.text.includes(placeholder))
      .map(([, , what]) => wrong(place, `quotes ${what}`, toDo)),
  );
}

/**
 * Reports longer names of offices that name another city, texts that speak of several offices where there is one, or of fewer than
 * there are, and sentences with a place twice: “Oslo and Oslo”.
 */
export function checkPlaces(
  texts: readonly Text[],
  { offices }: Pick<Facts, 'offices'>,
  { ui }: Pick<Words, 'ui'>,
  language: string,
): ReportLine[] {
  const all = Object.values(offices);
  const isOne = all.length === 1;
  const others = isOne
    ? (['several'] as const)
    : all.length > 2
      ? (['one', 'two'] as const)
      : (['one'] as const);
  const cities = Object.values(ui.offices).map(({ name }) => name);
  // A company may well say more than once where its offices are.
  const countries = isOne ? all.map(({ country }) => countryName(country, language)) : [];
  const places = [...cities, ...countries]
    // Mexico City is in Mexico, and says so once.
    .toSorted((a, b) => b.length - a.length)
    .map((place) => ({ place, pattern: patternOf(place, 'g') }));
  const twiceIn = (sentence: string) => {
    let rest = sentence;
    return places.find(({ pattern }) => {
      const [, ...after] = rest.split(pattern);
      rest = rest.replaceAll(pattern, ' ');
      // Where there are others, two sentences of a table may well name the same.
      return after
        .slice(0, -1)
        .some((between) => isOne || (between.length <= mostBetween && !between.includes('|')));
    });
  };
  const renamed = Object.entries(ui.offices).flatMap(([key, { city, name }]) => {
    if (city.includes(name)) return [];
    const at = { file: `content/${language}/ui.yaml`, path: `offices.${key}.city` };
    return wrong(at, `is “${city}”, and the city is ${name}`, 'write the city with its state or country');
  });
  const sentences = new Intl.Segmenter(language, { granularity: 'sentence' });
  const found = texts.flatMap((place) => {
    const text = spokenIn(place.text).replaceAll(/\s+/g, ' ');
    const [counted] = others.flatMap((other) => numbersOfOffices[language]?.[other].exec(text)?.[0] ?? []);
    const many = isOne ? 'is one office' : `are ${all.length} offices`;
    if (counted !== undefined) return wrong(place, `says “${counted}”, and there ${many}`, toDo);
    const [twice] = [...sentences.segment(text)].flatMap(({ segment }) => twiceIn(segment) ?? []);
    return twice ? wrong(place, `says “${twice.place}” twice in a sentence`, toDo) : [];
  });
  return [...renamed, ...found];
}

// The planner and the comparison name nearshoring with that page or without: each file is reported once.
const isCompared = (file: string) => /\/(?:plan|nearshoring)\.yaml$/.test(file);

/** Names of other pages are everyday words, as in "about". */
const saidOfPages: Partial<Record<PageId, RegExp>> = {
  nearshoring: /\bnearshor(?:e|ing)\b/i,
  plan: /\b(?:the planner|el planificador)\b/i,
};

export function checkPagesOff(
  texts: readonly Text[],
  { pagesOff = [] }: Pick<Facts, 'pagesOff'>,
  words: Pick<Words, (typeof switchablePages)[number]>,
): ReportLine[] {
  const compared = new Set<string>();
  const places = pagesOff.flatMap((page) => texts.map((place) => ({ page, place })));
  return places.flatMap(({ page, place }) => {
    const { file, text } = place;
    const { name } = words[page];
    const said = saidOfPages[page]?.exec(spokenIn(text))?.[0];
    if (said === undefined) return [];
    if (page === 'nearshoring' && isCompared(file) && !/nearshoring/i.test(said)) {
      if (compared.has(file)) return [];
      compared.add(file);
      const reason = `compares “${said}” with other ways, and the page ${name} is off`;
      return [note(place, reason, 'switch off what compares, or leave it')];
    }
    return [note(place, `says “${said}”, and the page ${name} is off`, toDo)];
  });
}
