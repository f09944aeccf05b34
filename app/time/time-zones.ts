import { knowsZone } from './utc-offset.ts';

/** Zones that browsers still list under a name their city has given up. */
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

/** The name that a zone of the browser's own list goes by today. */
function presentName(listed: string): string {
  const name = renamed[listed];
  return name !== undefined && knowsZone(name) ? name : listed;
}

/** The name that a zone goes by today, in its usual spelling; as it is where the browser has no other. */
export function modernName(zone: string): string {
  try {
    return presentName(new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone);
  } catch {
    return zone;
  }
}

/** The visitor's own zone; undefined where the browser does not say. */
export function visitorZone(): string | undefined {
  try {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    return timeZone && knowsZone(timeZone) ? modernName(timeZone) : undefined;
  } catch {
    return undefined;
  }
}

/** Every zone that this browser lists, and those that must be there even where it has no list. */
export function knownZones(always: readonly string[]): string[] {
  let listed: string[] = [];
  try {
    listed = Intl.supportedValuesOf('timeZone');
  } catch {
    // Before 2022 browsers had no list; a name can still be typed.
  }
  const zones = new Set([...always, ...listed.map(presentName), 'UTC']);
  return [...zones].filter((zone) => zone === 'UTC' || zone.includes('/')).toSorted();
}

/**
 * A zone as people write it, its city first.
 *
 * @example zoneLabel('America/Argentina/Buenos_Aires') // 'Buenos Aires, Argentina, America'
 */
export function zoneLabel(zone: string): string {
  return zone.replaceAll('_', ' ').split('/').toReversed().join(', ');
}

/** The city of a zone: 'Asia/Kathmandu' is 'Kathmandu'. */
export function zoneCity(zone: string): string {
  return zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
}

/** Letters and digits only, without case and accents: "São Paulo" and "sao_paulo" are one name. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{Nd}+-]/gu, '');
}

/**
 * The zone that a visitor means: its IANA name, its label or its city, without regard to case, accents and spaces, or
 * the beginning of just one city. A name that is in no list counts where the browser knows it.
 */
export function findZone(typed: string, zones: readonly string[]): string | undefined {
  const name = plain(typed);
  if (name === '') return undefined;
  const isName = (zone: string) =>
    [zone, zoneLabel(zone), zoneCity(zone)].some((each) => plain(each) === name);
  const exact = zones.find(isName);
  if (exact !== undefined) return exact;
  const begun = zones.filter((zone) => plain(zoneLabel(zone)).startsWith(name));
  if (begun.length === 1) return begun[0];
  const id = typed.trim();
  return id.includes('/') && knowsZone(id) ? modernName(id) : undefined;
}
