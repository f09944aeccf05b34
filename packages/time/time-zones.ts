import { knowsZone } from './utc-offset.ts';

/** Zones that browsers still list under an outdated city name. */
const renamed: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

function currentName(zone: string): string {
  const name = renamed[zone];
  return name !== undefined && knowsZone(name) ? name : zone;
}

/** A zone's current name in canonical spelling, or the input if the browser does not know it. */
export function modernName(zone: string): string {
  try {
    return currentName(new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone);
  } catch {
    return zone;
  }
}

/** Undefined if the browser does not report a valid zone. */
export function visitorZone(): string | undefined {
  try {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    return timeZone && knowsZone(timeZone) ? modernName(timeZone) : undefined;
  } catch {
    return undefined;
  }
}

/** All zones that the browser lists, plus `always` and UTC, sorted. */
export function knownZones(always: readonly string[]): string[] {
  const zones = new Set([...always, ...Intl.supportedValuesOf('timeZone').map(currentName), 'UTC']);
  return [...zones].filter((zone) => zone === 'UTC' || zone.includes('/')).toSorted();
}

/** A language's names for parts of IANA names: `{ Mexico_City: 'Ciudad de México' }`. Other parts stay as they are. */
export type Places = Readonly<Record<string, string>>;

function placesOf(zone: string, places: Places): string[] {
  // West of Greenwich, such a name has a plus, and everybody else writes a minus.
  const [, sign, hours] = /^Etc\/GMT([+-])(\d+)$/.exec(zone) ?? [];
  if (sign) return [`UTC${sign === '+' ? '-' : '+'}${hours}`];
  return zone.split('/').map((part) => places[part] ?? part.replaceAll('_', ' '));
}

/**
 * Formats a zone for display, city first.
 *
 * @example zoneLabel('America/Argentina/Buenos_Aires') // 'Buenos Aires, Argentina, America'
 */
export function zoneLabel(zone: string, places: Places = {}): string {
  return placesOf(zone, places).toReversed().join(', ');
}

/** The city of a zone: 'Kathmandu' for 'Asia/Kathmandu'. */
export function zoneCity(zone: string, places: Places | undefined): string {
  return placesOf(zone, places ?? {}).at(-1) ?? zone;
}

/** Normalizes a name for comparison: no case, accents, spaces or underscores. */
function normalized(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{Nd}+-]/gu, '');
}

/**
 * Finds the zone that a visitor typed: by IANA name, label or city, in the page's language or as in IANA, ignoring
 * case, accents and spaces, or by a prefix that matches one label only. Also accepts an unlisted IANA name that the
 * browser knows. Undefined if nothing matches.
 */
export function findZone(typed: string, zones: readonly string[], places: Places = {}): string | undefined {
  const name = normalized(typed);
  if (name === '') return undefined;
  const isName = (zone: string) =>
    [zone, ...[places, {}].flatMap((names) => [zoneLabel(zone, names), zoneCity(zone, names)])].some(
      (each) => normalized(each) === name,
    );
  const exact = zones.find(isName);
  if (exact !== undefined) return exact;
  const prefixed = zones.filter((zone) => normalized(zoneLabel(zone, places)).startsWith(name));
  if (prefixed.length === 1) return prefixed[0];
  const id = typed.trim();
  return id.includes('/') && knowsZone(id) ? modernName(id) : undefined;
}
