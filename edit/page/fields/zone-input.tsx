import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { zoneFault, zoneMeant, zoneName, zoneOptions, zonesIn } from '#edit/content/zones.ts';
import { Reasons } from '#edit/page/frame/problems.tsx';
import { Suggested } from './suggested.tsx';

type Props = Omit<ComponentProps<'input'>, 'onChange'> & {
  /** As in Europe/Warsaw, or what is typed. */
  value: string;
  /** Whose zones are offered first. */
  country?: string | undefined;
  onChange: (value: string) => void;
};

/** A time zone, found by its city or its country. */
export function ZoneInput({ value, country = '', onChange, ...rest }: Props) {
  // As it is written, until another field has the focus.
  const [typed, setTyped] = useState<string>();
  const ref = useRef<HTMLInputElement>(null);
  const fault = zoneFault(value, country);
  useEffect(() => ref.current?.setCustomValidity(fault), [fault]);
  const isRefused = fault !== '' && typed === undefined;
  return (
    <>
      <Suggested
        {...rest}
        ref={ref}
        suggestions={[
          ...new Set([...zonesIn(country).map(zoneName), ...zoneOptions().map(({ label }) => label)]),
        ]}
        placeholder="Write a city or a country"
        aria-invalid={isRefused || rest['aria-invalid']}
        aria-describedby={`${rest['aria-describedby'] ?? ''} ${rest.id}-zone`}
        value={typed ?? (fault === '' ? zoneName(value) : value)}
        onChange={({ target: { value: text } }) => {
          setTyped(text);
          onChange(zoneMeant(text, country) ?? text);
        }}
        onBlur={() => setTyped(undefined)}
        onInvalid={() => setTyped(undefined)}
      />
      <div id={`${rest.id}-zone`} role="alert">
        {isRefused && <Reasons all={[fault]} />}
      </div>
    </>
  );
}
