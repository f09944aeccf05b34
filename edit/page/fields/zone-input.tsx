import { useState, type InputHTMLAttributes } from 'react';
import { findZone, knownZones, modernName, zoneLabel } from '#packages/time/time-zones.ts';
import { Suggested } from './suggested.tsx';

const zones = knownZones([]);

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
  // As it is written, until another field has the focus.
  const [typed, setTyped] = useState<string>();
  const own = zonesIn(country);
  return (
    <Suggested
      {...rest}
      suggestions={[...new Set([...own, ...zones])].map((zone) => zoneLabel(zone))}
      placeholder="Write a city"
      value={typed ?? (zones.includes(value) ? zoneLabel(value) : value)}
      // A country with one zone needs no city.
      onFocus={() => value === '' && own[0] && own.length === 1 && onChange(own[0])}
      onChange={({ target: { value: text } }) => {
        setTyped(text);
        onChange(findZone(text, zones) ?? text);
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
