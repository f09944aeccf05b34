import { useEffect, useRef, useState } from 'react';
import { readAmount, type AmountProblem } from './amount.ts';
import { fill, type Slotted } from '#packages/site/fill.ts';
import { ToolField } from './tool-field.tsx';
import type { FigureFormat } from '#packages/site/figure-format.ts';

type AmountFieldProps = {
  label: string;
  hint: string;
  value: number;
  largest: number;
  problems: Readonly<Record<AmountProblem, Slotted<'value' | 'largest'>>>;
  format: FigureFormat;
  onValue: (value: number) => void;
};

/**
 * A field for an amount. If the input is invalid, shows the reason and restores the last amount entered completely:
 * in '1e5', the '1' was not meant.
 */
export function AmountField({ label, hint, value, largest, problems, format, onValue }: AmountFieldProps) {
  const [problem, setProblem] = useState<AmountProblem>();
  const settled = useRef(value);
  const isTyping = useRef(false);
  useEffect(() => {
    if (!isTyping.current) settled.current = value;
  }, [value]);
  const apply = (amount: number) => {
    if (amount !== value) onValue(amount);
  };
  const onText = (text: string, isDone: boolean) => {
    isTyping.current = !isDone;
    const amount = readAmount(text, largest, format.currency);
    if ('value' in amount) {
      if (isDone) settled.current = amount.value;
      setProblem(undefined);
      apply(amount.value);
    } else if (isDone || amount.problem !== 'empty') {
      // An empty field is only a problem once it loses focus.
      setProblem(amount.problem);
      apply(settled.current);
    }
  };
  const values = { value: format.number(value), largest: format.number(largest) };
  return (
    <ToolField
      label={label}
      hint={hint}
      inputMode="decimal"
      value={format.number(value)}
      problem={problem ? fill(problems[problem], values) : ''}
      onText={onText}
    />
  );
}
