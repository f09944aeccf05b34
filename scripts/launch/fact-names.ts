/** The proper names that the files of facts have, and what each is. */
import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js';
import { parse } from 'yaml';
import { countryName } from '#packages/site/offices.ts';
import { modernName } from '#packages/time/time-zones.ts';
import { reservedIn } from '#packages/content/checks/launch.ts';
import { isGroup, isTree, valueAt } from '#packages/content/tree.ts';
import type { PastVersion } from '#packages/history/commits.ts';

/**
 * `what` it is, for reports. `of` is the name that has to be gone too: for a state, its city. `isWord` is of a name that is an
 * everyday word in small letters, such as 'Support'.
 */
type Name = { name: string; what: string; of: string; isWord?: boolean };

export const theCompany = 'as the company was called or reached';
// Longer than the abbreviations of states, which are words too.
export const leastLength = 3;

const values = (data: unknown, key: string): unknown[] => {
  const found = valueAt(data, [key]);
  return isTree(found) ? Object.values(found) : [];
};
const strings = (all: readonly unknown[]) => all.filter((each) => typeof each === 'string');
const stringsAt = (data: unknown, ...keys: readonly string[]) =>
  strings(keys.map((key) => valueAt(data, [key])));

function zoneName(timeZone: string, language: string): string | undefined {
  const format = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'longGeneric' });
  return format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value;
}

/** As in 'America/Chicago'. A zone that has another name today is there by both: Asia/Calcutta, Asia/Kolkata. */
export function zonesOf(country: string): readonly string[] {
  const isCode = /^[A-Z]{2}$/.test(country);
  const zones = (isCode && new Intl.Locale('und', { region: country }).getTimeZones()) || [];
  return [...new Set([...zones, ...zones.map(modernName)])];
}

/** Without those within a state, as in America/North_Dakota/Center, and without Phoenix, which is a framework too. */
const citiesOf = (zones: readonly string[]) =>
  zones.flatMap((zone) => /^[^/]+\/(?!Phoenix$)([^/]+)$/.exec(zone)?.[1]?.replaceAll('_', ' ') ?? []);

const alsoCalled: Readonly<Record<string, readonly string[]>> = {
  US: ['USA', 'EE.UU.', 'estadounidense'],
  CR: ['costarricense'],
};
// The endings of most names of peoples, which no library has.
const ofPeople: Readonly<Record<string, readonly string[]>> = {
  en: ['an', 'ean', 'ian', 'ese'],
  es: ['ano', 'ana', 'eno', 'ena', 'iano', 'iana', 'ense'],
};

/** With what its people may be called: Estados Unidos, EE. UU., Chile, Chilean. */
function countryNames(code: string, language: string): string[] {
  const name = countryName(code, language);
  const short = new Intl.DisplayNames(language, { type: 'region', style: 'short' }).of(code);
  const stem = name.replace(/[aeio]+$/, '');
  const people = (ofPeople[language] ?? []).flatMap((end) => [stem + end, `${stem}${end}s`]);
  return [name, ...strings([short]), ...people, ...(alsoCalled[code] ?? [])];
}

const named = (names: readonly string[], what: string) =>
  names.map((name): Name => ({ name, what, of: name }));

function namesInSite(site: unknown, languages: readonly string[]): Name[] {
  const ofOffices = (key: string) => values(site, 'offices').flatMap((office) => stringsAt(office, key));
  const company = stringsAt(site, 'name', 'legalName', 'email', 'phone');
  const hosts = stringsAt(site, 'siteUrl', 'bookingUrl')
    .flatMap((address) => URL.parse(address)?.hostname.replace(/^www\./, '') ?? [])
    // One that is reserved has been nobody's.
    .filter((name) => reservedIn(name).length === 0);
  const countries = [...ofOffices('country'), ...strings(values(site, 'areaServed'))];
  const ofCountries = [...new Set(countries)].flatMap(zonesOf);
  const zones = [...new Set([...ofOffices('timeZone'), ...ofCountries])];
  const zoneNames = languages.flatMap((language) => zones.map((zone) => zoneName(zone, language)));
  const phones = countries.filter((code) => isSupportedCountry(code));
  return [
    ...named([...company, ...hosts], theCompany),
    ...named(
      phones.map((code) => `+${getCountryCallingCode(code)}`),
      'the phone numbers of a country without office or clients',
    ),
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
  return values(ui, 'offices').flatMap((office) => {
    const [of = '', city = of] = stringsAt(office, 'name', 'city');
    // One that nobody has changed yet still names another city: `checkPlaces` reports it.
    const [place = '', ...around] = city.includes(of) ? city.split(', ') : [of];
    // The abbreviation of a state is a word elsewhere: OK, IN, OR.
    const parts = around.map((part) => (/^\p{Lu}{2}$/u.test(part) ? `, ${part}` : part));
    return [of, place, ...parts]
      .filter((part) => part.length >= leastLength)
      .map((name) => ({ name, what: 'a place without office', of }));
  });
}

function namesInFigures(figures: unknown, languages: readonly string[]): Name[] {
  const example = valueAt(figures, ['example']);
  if (!isGroup(example)) return [];
  const [currency = 'USD'] = stringsAt(example, 'currency');
  const inWords = { style: 'currency', currency, currencyDisplay: 'name' } as const;
  const inLanguage = (language: string) =>
    new Intl.NumberFormat(language, inWords).formatToParts(2).find(({ type }) => type === 'currency')?.value;
  return named(strings([currency, ...languages.map(inLanguage)]), 'a currency that is not the planner’s');
}

const namesOfLanguages = (codes: readonly string[], languages: readonly string[]): Name[] =>
  named(
    strings(
      languages.flatMap((language) => {
        const names = new Intl.DisplayNames(language, { type: 'language' });
        return codes.map((code) => names.of(code));
      }),
    ),
    'a language without pages',
  );

/** AI Strategy & Consulting is also AI Consulting. */
const namesInServices = (services: unknown): Name[] =>
  values(services, 'blocks').flatMap((block) => {
    const titles = stringsAt(block, 'title', 'shortTitle');
    const shorter = titles.flatMap((title) => {
      const [, first, one, other] = /^(\S+) (\S+) (?:&|and|y) (\S+)$/.exec(title) ?? [];
      return one ? [`${first} ${one}`, `${first} ${other}`] : [];
    });
    return named([...titles, ...shorter], 'a service that you do not offer').map((each) => ({
      ...each,
      isWord: !each.name.includes(' '),
    }));
  });

const namesInProof = (data: unknown): Name[] =>
  [...values(data, 'people'), ...values(data, 'quotes')].flatMap((each) =>
    named(stringsAt(each, 'name', 'company'), 'a name that is not among the people and quotes any more'),
  );

function parsed(text: string): unknown {
  try {
    return parse(text);
  } catch {
    // Somebody has committed this version with a mistake.
    return undefined;
  }
}

export function namesIn(versions: readonly PastVersion[], languages: readonly string[]): Name[] {
  const all = versions.flatMap(({ file, text }) => {
    const data = parsed(text);
    if (file === 'site.yaml') return namesInSite(data, languages);
    if (file === 'figures.yaml') return namesInFigures(data, languages);
    if (file === 'languages.json') return isGroup(data) ? namesOfLanguages(Object.keys(data), languages) : [];
    if (file.endsWith('services.yaml')) return namesInServices(data);
    return file.endsWith('ui.yaml') ? namesInUi(data) : namesInProof(data);
  });
  return [...new Map(all.map((each) => [each.name, each])).values()];
}

export const officeZones = (versions: readonly PastVersion[]) =>
  versions
    .filter(({ file }) => file === 'site.yaml')
    .flatMap(({ text }) => values(parsed(text), 'offices'))
    .flatMap((office) => stringsAt(office, 'timeZone'));

export const factFiles = (languages: readonly string[]): string[] => [
  'site.yaml',
  'people.yaml',
  'quotes.yaml',
  'figures.yaml',
  'languages.json',
  ...languages.flatMap((code) => [`${code}/ui.yaml`, `${code}/services.yaml`]),
];
