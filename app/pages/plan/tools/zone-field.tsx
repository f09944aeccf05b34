import { useState } from 'react';
import { fill, type Slotted } from '#packages/site/fill.ts';
import { findZone, zoneCity, zoneLabel, type Places } from '#packages/time/time-zones.ts';
import { ToolField } from './tool-field.tsx';

type ZoneFieldProps = {
  label: string;
  hint: string;
  value: string;
  zones: () => readonly string[];
  list: string;
  unknown: Slotted<'city'>;
  places: Places | undefined;
  onValue: (zone: string) => void;
};

export function ZoneField({ label, hint, value, zones, list, unknown, places, onValue }: ZoneFieldProps) {
  const [isUnknown, setIsUnknown] = useState(false);
  const onText = (text: string, isDone: boolean) => {
    const zone = findZone(text, zones(), places);
    if (zone === undefined) return setIsUnknown(isDone);
    setIsUnknown(false);
    if (zone !== value && (isDone || zoneLabel(zone, places) === text)) onValue(zone);
  };
  return (
    <ToolField
      label={label}
      hint={hint}
      list={list}
      value={zoneLabel(value, places)}
      problem={isUnknown ? fill(unknown, { city: zoneCity(value, places) }) : ''}
      onText={onText}
    />
  );
}
