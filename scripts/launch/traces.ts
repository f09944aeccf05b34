/** What texts say of a company that was: another one, or this one before its facts changed. */
import { parse } from 'yaml';
import { countryName } from '#packages/site/offices.ts';
import { modernName } from '#packages/time/time-zones.ts';
import { reservedIn, standInCompany } from '#packages/content/checks/launch.ts';
import { isGroup, valueAt } from '#packages/content/tree.ts';
import type { PastVersion } from '#packages/history/commits.ts';
import { quoted, textAt } from './quoted.ts';
import { note, stop, type ReportLine } from './report.ts';
import type { Text } from './texts.ts';

/** Something that texts may name, and what it is. `of` is the name that has to be gone too: the city, for its state. */
type Name = { name: string; what: string; of: string };

const forExamples = 'which is for examples alone';
const theCompany = 'as the company was called or reached';
// Longer than abbreviations of states, which are words too.
const leastLength = 3;

const values = (data: unknown, path: readonly string[]): unknown[] => {
  const found = valueAt(data, path);
  return isGroup(found) ? Object.values(found) : Array.isArray(found) ? found : [];
};
const strings = (all: readonly unknown[]) => all.filter((each): each is string => typeof each === 'string');

function zoneName(timeZone: string, language: string): string | undefined {
  const format = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'longGeneric' });
  return format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value;
}

/** The time zones of a country, as in 'America/Chicago'; one of another name today has both: Asia/Calcutta, Asia/Kolkata. */
export function zonesOf(country: string): readonly string[] {
  const isCode = /^[A-Z]{2}$/.test(country);
  const zones = (isCode && new Intl.Locale('und', { region: country }).getTimeZones()) || [];
  return [...new Set([...zones, ...zones.map(modernName)])];
}

/**
 * The cities after which time zones are named, without those within a state: America/North_Dakota/Center; and without Phoenix,
 * which is a framework too.
 */
const citiesOf = (zones: readonly string[]) =>
  zones.flatMap((zone) => /^[^/]+\/(?!Phoenix$)([^/]+)$/.exec(zone)?.[1]?.replaceAll('_', ' ') ?? []);

const alsoCalled: Readonly<Record<string, readonly string[]>> = { US: ['USA', 'EE.UU.'] };

/** A country's names in a language: Estados Unidos, EE. UU. */
function countryNames(code: string, language: string): string[] {
  const short = new Intl.DisplayNames(language, { type: 'region', style: 'short' }).of(code);
  return [countryName(code, language), ...strings([short]), ...(alsoCalled[code] ?? [])];
}

const named = (names: readonly string[], what: string) =>
  names.map((name): Name => ({ name, what, of: name }));

function namesInSite(site: unknown, languages: readonly string[]): Name[] {
  const offices = values(site, ['offices']);
  const ofOffices = (key: string) => strings(offices.map((office) => valueAt(office, [key])));
  const company = strings(['name', 'legalName', 'email', 'phone'].map((key) => valueAt(site, [key])));
  const addresses = strings(['siteUrl', 'bookingUrl'].map((key) => valueAt(site, [key])));
  const hosts = addresses.flatMap((address) => URL.parse(address)?.hostname.replace(/^www\./, '') ?? []);
  const countries = [...ofOffices('country'), ...strings(values(site, ['areaServed']))];
  const ofCountries = [...new Set(countries)].flatMap(zonesOf);
  const zones = [...new Set([...ofOffices('timeZone'), ...ofCountries])];
  const zoneNames = languages.flatMap((language) => zones.map((zone) => zoneName(zone, language)));
  return [
    ...named([...company, ...hosts], theCompany),
    // Before countries: Costa Rica is both.
    ...named(citiesOf(ofCountries), 'a city in a country without office or clients'),
    ...named(
      languages.flatMap((language) => countries.flatMap((code) => countryNames(code, language))),
      'a country without office or clients',
    ),
    ...named(strings(zoneNames), 'a time zone without office or clients'),
  ];
}

function namesInUi(ui: unknown): Name[] {
  return values(ui, ['offices']).flatMap((office) => {
    const [of = '', city = of] = strings([valueAt(office, ['name']), valueAt(office, ['city'])]);
    // One that nobody has changed yet still names another city: `checkPlaces` reports it.
    const [place = '', ...around] = city.includes(of) ? city.split(', ') : [of];
    // The abbreviation of a state is a word elsewhere: OK, IN, OR.
    const parts = around.map((part) => (/^\p{Lu}{2}$/u.test(part) ? `, ${part}` : part));
    return [of, place, ...parts]
      .filter((part) => part.length >= leastLength)
      .map((name) => ({ name, what: 'a place without office', of }));
  });
}

/** Whether a text is a fact that `checkStandIns` looks at. */
const isFact = ({ file, path = '' }: Text) => file === 'content/site.yaml' && !path.includes('.');

/** The people of the company, and the clients that it quoted. */
const namesInProof = (data: unknown): Name[] =>
  [...values(data, ['people']), ...values(data, ['quotes'])].flatMap((each) =>
    named(
      strings([valueAt(each, ['name']), valueAt(each, ['company'])]),
      'a name that is not among the people and quotes any more',
    ),
  );

function parsed(text: string): unknown {
  try {
    return parse(text);
  } catch {
    // A version that somebody has committed with a mistake.
    return undefined;
  }
}

function namesIn(versions: readonly PastVersion[], languages: readonly string[]): Name[] {
  const all = versions.flatMap(({ file, text }) => {
    const data = parsed(text);
    if (file.endsWith('site.yaml')) return namesInSite(data, languages);
    return file.endsWith('ui.yaml') ? namesInUi(data) : namesInProof(data);
  });
  return [...new Map(all.map((each) => [each.name, each])).values()];
}

/** What texts say of offices without naming a place, and how. */
const saidOfOffices: Readonly<Record<string, readonly [pattern: RegExp, what: string][]>> = {
  en: [
    [/\btime difference\b|\bhours? (?:ahead|behind)\b/i, 'says how the clocks differ'],
    [/(?<!\bnot )\b(?:public|bank) holidays?\b/i, 'speaks of holidays'],
  ],
  es: [
    [
      /(?<!muchas )\bhoras? de diferencia\b|\bdiferencia horaria\b|\bhoras? (?:más|menos) que\b/i,
      'says how the clocks differ',
    ],
    [/(?<!\bno los )\b(?:feriados?|festivos?)\b/i, 'speaks of holidays'],
  ],
};

const officeZones = (versions: readonly PastVersion[]) =>
  versions
    .filter(({ file }) => file.endsWith('site.yaml'))
    .flatMap(({ text }) => values(parsed(text), ['offices']).map((office) => valueAt(office, ['timeZone'])));

/** Finds a name between word borders, over the ends of lines. Abbreviations in capitals are words otherwise: us, it. */
export function patternOf(name: string, flags = ''): RegExp {
  const isShort = name.replaceAll(/\P{L}/gu, '').length <= leastLength;
  // As in 'U.S.'.
  const lettersOf = (word: string) =>
    [...word].map((letter) => RegExp.escape(letter)).join(isShort ? String.raw`\.?` : '');
  const words = name.split(/\s+/).map(lettersOf);
  const start = /^[\p{L}\p{N}]/u.test(name) ? String.raw`(?<![\p{L}\p{N}])` : '';
  return new RegExp(
    `${start}${words.join(String.raw`\s+`)}${String.raw`(?![\p{L}\p{N}])`}`,
    flags + (isShort ? 'u' : 'iu'),
  );
}

export const factFiles = (languages: readonly string[]): string[] => [
  'site.yaml',
  'people.yaml',
  'quotes.yaml',
  ...languages.map((code) => `${code}/ui.yaml`),
];

/**
 * Reports the texts that name what the facts named before, and no longer do: the company, an office, a country, a time zone;
 * and those that say how many hours the clocks differ, or which days are holidays, which were others where an office has gone.
 *
 * @param past the texts that the files of facts had in earlier commits
 * @param now the texts that they have
 */
export function checkTraces(
  texts: readonly Text[],
  past: readonly PastVersion[],
  now: readonly PastVersion[],
  languages: readonly string[],
): ReportLine[] {
  const current = namesIn(now, languages).map(({ name }) => name);
  // A name may be part of one that is still right.
  const isGone = (name: string) => {
    const pattern = patternOf(name);
    return !current.some((each) => pattern.test(each));
  };
  const gone = namesIn([...standInCompany, ...past], languages)
    .filter(({ name, of }) => isGone(name) && isGone(of))
    .map((each) => ({ ...each, pattern: patternOf(each.name) }));
  const zones = new Set(officeZones(now));
  const hasMoved = officeZones([...standInCompany, ...past]).some((zone) => !zones.has(zone));
  return texts.flatMap((place) => {
    const { file, text } = place;
    const names = gone.filter(({ pattern }) => pattern.test(text));
    // What is said of the company itself is reported with its facts.
    const reserved = isFact(place) ? [] : reservedIn(text);
    const isNew = (name: string) => !names.some((each) => each.name.includes(name));
    const found = [
      ...names,
      ...[...new Set(reserved)]
        .filter(isNew)
        .map((name) => ({ name, what: forExamples, pattern: new RegExp(RegExp.escape(name)) })),
    ];
    const [first] = found.toSorted((a, b) => text.search(a.pattern) - text.search(b.pattern));
    const said = hasMoved ? (saidOfOffices[file.split('/')[1] ?? ''] ?? []) : [];
    const [pattern, what] = said.find(([each]) => each.test(text)) ?? [];
    if (!first && pattern)
      return note(
        textAt(place, pattern),
        `${quoted(place, pattern)} ${what}, and the offices are in other time zones`,
        'reword it, unless it is still true',
      );
    if (!first) return [];
    const all = found.map(({ name, what }) => `${name.replace(/^, /, '')}, ${what}`);
    const line = found.some(({ what }) => what === theCompany || what === forExamples) ? stop : note;
    const reason = `${quoted(place, first.pattern)} names ${all.join('; ')}`;
    return line(textAt(place, first.pattern), reason, 'reword it, unless it is still true');
  });
}
