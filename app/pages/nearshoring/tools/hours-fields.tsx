import { useState } from 'react';
import type { Words } from '#generate/content/schema.ts';
import { fill } from '#app/site/fill.ts';
import { ToolField } from './tool-field.tsx';

type Hours = { opens: string; closes: string };
type HoursFieldsProps = {
  words: Words['nearshoring']['planner'];
  value: Hours;
  onValue: (hours: Hours) => void;
};

/** Start and end of the visitor's day. An end before the start is on the next day; they must differ. */
export function HoursFields({ words, value, onValue }: HoursFieldsProps) {
  const [invalidField, setInvalidField] = useState<keyof Hours>();
  const onText = (name: keyof Hours) => (text: string, isDone: boolean) => {
    const hours = { ...value, [name]: text };
    const isValid = text !== '' && hours.opens !== hours.closes;
    if (isValid) setInvalidField(undefined);
    else if (isDone) setInvalidField(name);
    if (isValid && text !== value[name]) onValue(hours);
  };
  return (['opens', 'closes'] as const).map((name) => (
    <ToolField
      key={name}
      type="time"
      label={words[name]}
      value={value[name]}
      problem={invalidField === name ? fill(words.badHours, value) : ''}
      onText={onText(name)}
    />
  ));
}
