import { useId, type InputHTMLAttributes } from 'react';
import { flushSync } from 'react-dom';
import { findZone, knownZones, modernName, zoneLabel } from '#packages/time/time-zones.ts';

const zones = knownZones([]);
const labels = new Map(zones.map((zone) => [zoneLabel(zone), zone]));

/** The zones of a country, in browsers that know them. */
function zonesIn(country: string | undefined): string[] {
  if (!country) return [];
  const locale: Intl.Locale & { getTimeZones?: () => string[] | undefined } = new Intl.Locale(
    `und-${country}`,
  );
  return locale.getTimeZones?.()?.map(modernName) ?? [];
}

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> & {
  /** As in Europe/Warsaw, or what is typed. */
  value: string;
  /** Whose zones are offered first. */
  country?: string | undefined;
  onChange: (value: string) => void;
};

/** A time zone, found by its city. */
export function ZoneInput({ value, country, onChange, ...rest }: Props) {
  const id = useId();
  const own = zonesIn(country);
  const offered = [...new Set([...own, ...labels.values()])];
  // A country with one zone needs no city.
  const found = value === '' && own.length === 1 ? own[0] : findZone(value, zones);
  const settle = () => found !== undefined && onChange(found);
  return (
    <>
      <input
        placeholder="Write a city"
        {...rest}
        list={`${id}-zones`}
        value={zones.includes(value) ? zoneLabel(value) : value}
        onChange={({ target }) => onChange(labels.get(target.value) ?? target.value)}
        onFocus={() => value === '' && settle()}
        onBlur={settle}
        // What Enter saves has the zone.
        onKeyDown={({ key }) => key === 'Enter' && flushSync(settle)}
      />
      <datalist id={`${id}-zones`}>
        {offered.map((zone) => (
          <option key={zone} value={zoneLabel(zone)} />
        ))}
      </datalist>
    </>
  );
}
