/** Time zones by their cities and countries, as owners read and write them. */
import { once } from '#packages/site/once.ts';
import { withoutAccents } from '#packages/site/without-accents.ts';
import { findZone, knownZones, modernName, zoneLabel } from '#packages/time/time-zones.ts';
import { knowsZone } from '#packages/time/utc-offset.ts';
import { countries } from './countries.ts';

type Option = { value: string; label: string };

/** The zones of a country, where the platform knows them. */
export function zonesIn(country: string): string[] {
  if (country === '') return [];
  const locale: Intl.Locale & { getTimeZones?: () => string[] | undefined } = new Intl.Locale(
    `und-${country}`,
  );
  return locale.getTimeZones?.()?.map(modernName) ?? [];
}

// Asked of the platform when a zone is first named: it takes a fifth of a second.
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

const zones = once(() => knownZones([]));
export const zoneOptions = once(() => zones().map((value) => ({ value, label: zoneName(value) })));

const plain = (text: string) => withoutAccents(text).trim().toLowerCase();
const called = (name: string, options: readonly Option[]) =>
  options.find(({ label }) => plain(label) === plain(name))?.value;

/** The zone that is meant by its name, by a country that has no other, or by a city, first of all one in this country. */
export function zoneMeant(typed: string, country: string): string | undefined {
  const [only, ...others] = zonesIn(called(typed, countries) ?? '');
  return (
    called(typed, zoneOptions()) ??
    (others.length === 0 ? only : undefined) ??
    findZone(typed, zonesIn(country)) ??
    findZone(typed, zones())
  );
}

const few = 5;

/** Why a text is no zone, and which its country has, or the one that is chosen; empty for a zone. */
export function zoneFault(text: string, chosen: string): string {
  if (text === '' || (text.includes('/') && knowsZone(text))) return '';
  const country = called(text, countries) ?? chosen;
  const names = zonesIn(country).map((zone) => `“${zoneName(zone)}”`);
  const named = countries.find(({ value }) => value === country)?.label;
  const help =
    names.length === 0
      ? 'Choose one from the list, as in “Lisbon, Portugal”'
      : names.length > few
        ? `For ${named}, choose a city from the list, as in ${names[0]}`
        : `For ${named}, choose ${new Intl.ListFormat('en', { type: 'disjunction' }).format(names)}`;
  return `No time zone is called “${text}”. ${help}.`;
}
