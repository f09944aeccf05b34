import { once } from '#packages/site/once.ts';
import { knownZones, modernName, zoneLabel } from '#packages/time/time-zones.ts';
import { countries } from './countries.ts';

/** Empty where the platform does not know the zones of countries. */
export function zonesIn(country: string): string[] {
  if (country === '') return [];
  return new Intl.Locale(`und-${country}`).getTimeZones?.()?.map(modernName) ?? [];
}

// Computed when a zone is first named, because it takes a fifth of a second.
const countriesByZone = once(
  () =>
    new Map(countries.flatMap(({ value, label }) => zonesIn(value).map((zone) => [zone, label] as const))),
);

/** @example zoneName('Europe/Lisbon') // 'Lisbon, Portugal' */
export function zoneName(zone: string): string {
  const label = zoneLabel(zone);
  const country = countriesByZone().get(modernName(zone));
  // Some countries have a city of the same name.
  return country === undefined
    ? label
    : [...new Set([...label.split(', ').slice(0, -1), country])].join(', ');
}

export const zoneOptions = once(() =>
  knownZones([])
    // UTC is no place with an office.
    .filter((zone) => zone.includes('/'))
    .map((value) => ({ value, label: zoneName(value) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'en')),
);
