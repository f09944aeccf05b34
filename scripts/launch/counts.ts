import type { Words } from '#packages/content/schema.ts';
import type { Facts, Figures } from '#packages/content/facts.ts';
import { localeCodes } from '#packages/content/languages.ts';
import { note, wrong, type ReportLine } from './report.ts';
import type { Text } from './texts.ts';

/** From two, because one is also an article, to twelve. Empty for a language that the library does not spell. */
async function spelledNumbers(code: string): Promise<Map<string, number>> {
  const { language, region } = new Intl.Locale(code).maximize();
  type Spelling = { toCardinal: (number: number) => string };
  const spelling: Spelling | undefined = await import(`n2words/${language}-${region}`).catch(() => undefined);
  const range = Array.from({ length: 11 }, (_, at) => at + 2);
  return new Map(spelling && range.map((number) => [spelling.toCardinal(number), number]));
}

const numbers = new Map<string, Map<string, number>>(
  await Promise.all(localeCodes.map(async (code) => [code, await spelledNumbers(code)] as const)),
);

/** As in "Six ways" and "7 services". Figures with a sign are no counts. */
function countsIn(text: string, language: string): number[] {
  const words = text.toLowerCase().matchAll(/(?<![\p{L}\p{Nd}/–-])[\p{L}\p{Nd}]+(?=[\s.,:;]|$)/gu);
  return [...words].flatMap(([word]) =>
    /^\d{1,2}$/.test(word) ? Number(word) : (numbers.get(language)?.get(word) ?? []),
  );
}

const nouns: Readonly<Record<string, Readonly<Record<string, keyof Counted>>>> = {
  en: { services: 'services', offices: 'offices', cities: 'offices', countries: 'countries' },
  es: { servicios: 'services', oficinas: 'offices', ciudades: 'offices', países: 'countries' },
};

const pairs: Readonly<Record<string, readonly string[]>> = { en: ['both'], es: ['ambas', 'ambos'] };

type Counted = Readonly<Record<'services' | 'offices' | 'countries', number>>;

export function countsOf({ offices }: Facts, { services }: Pick<Words, 'services'>): Counted {
  const countries = new Set(Object.values(offices).map(({ country }) => country));
  return {
    services: Object.keys(services.blocks).length,
    offices: Object.keys(offices).length,
    countries: countries.size,
  };
}

/** For services, offices and countries, as in "Six services" and "both of our offices". */
export function checkCountedNouns(texts: readonly Text[], counted: Counted, language: string): ReportLine[] {
  const [known, two] = [nouns[language] ?? {}, pairs[language] ?? []];
  const counts = [String.raw`\d{1,2}`, ...(numbers.get(language)?.keys() ?? []), ...two].join('|');
  // The number, up to two other words, and what is counted.
  const counting = new RegExp(
    String.raw`(?<![\p{L}\p{N}/–-])(${counts})(?:\s+\p{L}+){0,2}?\s+(${Object.keys(known).join('|')})(?!\p{L})`,
    'giu',
  );
  return texts.flatMap((place) =>
    [...place.text.matchAll(counting)].flatMap(([phrase, number = '', noun = '']) => {
      const of = known[noun.toLowerCase()];
      const [count] = two.includes(number.toLowerCase()) ? [2] : countsIn(number, language);
      if (of === undefined || count === undefined || count === counted[of]) return [];
      const said = phrase.replaceAll(/\s+/g, ' ');
      const reason = `says “${said}”, and there ${counted[of] === 1 ? 'is' : 'are'} ${counted[of]}`;
      return [wrong(place, reason, 'reword it')];
    }),
  );
}

type LanguageWords = Pick<Words, 'home' | 'services' | 'benefits'>;

function mentions({ home, services, benefits }: LanguageWords) {
  const offered = { count: Object.keys(services.blocks).length, of: 'services' };
  const reasons = { count: benefits.cards.length, of: 'reasons in benefits.yaml' };
  return [
    { file: 'home', path: 'services.lead', text: home.services.lead, ...offered },
    { file: 'services', path: 'lead', text: services.lead, ...offered },
    { file: 'services', path: 'meta.description', text: services.meta.description, ...offered },
    { file: 'benefits', path: 'lead', text: benefits.lead, ...reasons },
    { file: 'benefits', path: 'meta.title', text: benefits.meta.title, ...reasons },
  ];
}

/** Reports texts with a number of items other than that of their list. */
export function checkCounts(words: LanguageWords, language: string): ReportLine[] {
  return mentions(words).flatMap(({ file, path, text, count, of }) => {
    const counts = countsIn(text, language);
    if (counts.length === 0 || counts.includes(count)) return [];
    const reason = `mentions ${counts.join(' and ')}, and there are ${count} ${of}`;
    const place = { file: `content/${language}/${file}.yaml`, path };
    return [note(place, reason, 'reword it, if it counts these')];
  });
}

const fastest: Readonly<Record<string, RegExp>> = {
  en: /\b(?:fastest|quickest|shortest)\b/i,
  es: /\bmás (?:rápid[oa]|cort[oa]|breve)\b/i,
};
// A figure of a service, or what is typed in its place, with its unit: months in one language, meses in another.
const time = /(?:\{services\.([\w-]+)\.(implementation|roi)\}|(\d+)(?:\s*[–-]\s*(\d+))?)\s+(\p{L}+)/u;
const ofService = /^blocks\.([\w-]+)\.(implementation|roi)Time/;

/** Only times in the same unit are compared. */
export function checkFastest(
  texts: readonly Text[],
  { services }: Pick<Figures, 'services'>,
  language: string,
): ReportLine[] {
  const times = texts.flatMap((place) => {
    const [, quoted, key, low, high = low, unit] = time.exec(place.text) ?? [];
    const [, id = '', of] =
      quoted === undefined ? (ofService.exec(place.path ?? '') ?? []) : ['', quoted, key];
    if (of === undefined || unit === undefined) return [];
    const range = low
      ? ([Number(low), Number(high)] as const)
      : services[id]?.[of === 'roi' ? of : 'implementation'];
    return range ? { place, id, kind: `${of} in ${unit}`, range } : [];
  });
  return times.flatMap(({ place, kind, range: [low, high] }) => {
    const [said] = fastest[language]?.exec(place.text) ?? [];
    const shorter = times.find(
      (each) =>
        each.kind === kind && (each.range[1] < high || (each.range[1] === high && each.range[0] < low)),
    );
    if (said === undefined || !shorter) return [];
    const reason = `says “${said}”, and ${shorter.id} has ${shorter.range.join('–')}, beside ${low}–${high} here`;
    return [wrong(place, reason, 'reword it')];
  });
}
