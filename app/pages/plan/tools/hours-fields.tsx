import { useEffect, useRef, useState } from 'react';
import type { Words } from '#packages/content/schema.ts';
import { useSite } from '#app/layout/site-context.ts';
import { fill } from '#packages/site/fill.ts';
import { formatHours } from '#packages/time/clock.ts';
import { ToolField } from './tool-field.tsx';

type Hours = { opens: string; closes: string };
type HoursFieldsProps = {
  words: Words['plan']['planner'];
  value: Hours;
  onValue: (hours: Partial<Hours>) => void;
};

/** An end before the start is on the next day. Until they differ, both keep what was entered, to be changed in either order. */
export function HoursFields({ words, value, onValue }: HoursFieldsProps) {
  const { opens, closes } = value;
  const { clock } = useSite();
  const [invalidField, setInvalidField] = useState<keyof Hours>();
  // A ref: what was typed before hydration arrives from both fields at once, without a render in between.
  const shown = useRef<Hours>(value);
  useEffect(() => {
    shown.current = { opens, closes };
  }, [opens, closes]);
  const onText = (name: keyof Hours) => (text: string, isDone: boolean) => {
    const hours = { ...shown.current, [name]: text };
    // A field that is left empty gets its last time back.
    shown.current = text === '' && isDone ? { ...hours, [name]: value[name] } : hours;
    const isValid = hours.opens !== '' && hours.closes !== '' && hours.opens !== hours.closes;
    if (isValid) setInvalidField(undefined);
    else if (isDone && text !== value[name]) setInvalidField(name);
    if (!isValid) return;
    if (hours.opens !== opens) onValue({ opens: hours.opens });
    if (hours.closes !== closes) onValue({ closes: hours.closes });
  };
  return (['opens', 'closes'] as const).map((name) => (
    <ToolField
      key={name}
      type="time"
      label={words[name]}
      value={value[name]}
      problem={invalidField === name ? fill(words.badHours, formatHours(value, clock)) : ''}
      onText={onText(name)}
    />
  ));
}
