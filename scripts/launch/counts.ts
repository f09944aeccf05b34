import type { Words } from '#packages/content/schema.ts';
import type { Facts } from '#packages/content/facts.ts';
import { localeCodes } from '#packages/content/languages.ts';
import { wrong, type ReportLine } from './report.ts';
import { spokenIn, type Text } from './texts.ts';

/** The numbers from two to twelve in words: one is also an article. None of a language that the library does not spell. */
async function spelledNumbers(code: string): Promise<string[]> {
  const { language, region } = new Intl.Locale(code).maximize();
  type Spelling = { toCardinal: (number: number) => string };
  const spelling: Spelling | undefined = await import(`n2words/${language}-${region}`).catch(() => undefined);
  return spelling ? Array.from({ length: 11 }, (_, at) => spelling.toCardinal(at + 2)) : [];
}

const numbers = new Map<string, string[]>(
  await Promise.all(localeCodes.map(async (code) => [code, await spelledNumbers(code)] as const)),
);

const nouns: Readonly<Record<string, Readonly<Record<string, keyof Counted>>>> = {
  en: { services: 'services', offices: 'offices', cities: 'offices', countries: 'countries' },
  es: { servicios: 'services', oficinas: 'offices', ciudades: 'offices', países: 'countries' },
};

const pairs: Readonly<Record<string, readonly string[]>> = { en: ['both'], es: ['ambas', 'ambos'] };

/** How languages speak of more than one office without counting them. */
const severalOffices: Readonly<Record<string, RegExp>> = {
  en: /\b(?:offices|each office|both are)\b/i,
  es: /\b(?:oficinas|cada oficina|ambas están)\b/i,
};

/** How they speak of two offices without naming what is two. */
const twoOffices: Readonly<Record<string, RegExp>> = {
  en: /\bboth (?:are|open|work)\b/i,
  es: /\b(?:ambas|las dos) (?:están|abren|trabajan)\b/i,
};

type Counted = Readonly<Record<'services' | 'offices' | 'countries', number>>;

export function countsOf({ offices }: Facts, { services }: Pick<Words, 'services'>): Counted {
  const countries = new Set(Object.values(offices).map(({ country }) => country));
  return {
    services: Object.keys(services.blocks).length,
    offices: Object.keys(offices).length,
    countries: countries.size,
  };
}

/** What a text says of several offices where there is one, or of two where there are more. */
function saidOfOffices(text: string, offices: number, language: string): string | undefined {
  const patterns = offices === 1 ? severalOffices : offices > 2 ? twoOffices : {};
  return patterns[language]?.exec(spokenIn(text).replaceAll(/\s+/g, ' '))?.[0];
}

/** Reports texts that count services, offices or countries otherwise: "Six services", "both of our offices", "each office". */
export function checkCounts(texts: readonly Text[], counted: Counted, language: string): ReportLine[] {
  const known = nouns[language] ?? {};
  const words = numbers.get(language) ?? [];
  const two = pairs[language] ?? [];
  const counts = [String.raw`\d{1,2}`, ...words, ...two].join('|');
  // The number, up to two other words, and what is counted.
  const counting = new RegExp(
    String.raw`(?<![\p{L}\p{N}/–-])(${counts})(?:\s+\p{L}+){0,2}?\s+(${Object.keys(known).join('|')})(?!\p{L})`,
    'giu',
  );
  const numberOf = (word: string) => {
    if (/^\d/.test(word)) return Number(word);
    return two.includes(word) ? 2 : words.indexOf(word) + 2;
  };
  return texts.flatMap((place) => {
    const found = [...place.text.matchAll(counting)].flatMap(([phrase, number = '', noun = '']) => {
      const of = known[noun.toLowerCase()];
      if (of === undefined || numberOf(number.toLowerCase()) === counted[of]) return [];
      return { said: phrase.replaceAll(/\s+/g, ' '), of };
    });
    const said = found.length > 0 ? undefined : saidOfOffices(place.text, counted.offices, language);
    const all = said === undefined ? found : [{ said, of: 'offices' as const }];
    return all.map(({ said: words, of }) => {
      const count = counted[of];
      return wrong(place, `says “${words}”, and there ${count === 1 ? 'is' : 'are'} ${count}`, 'reword it');
    });
  });
}
