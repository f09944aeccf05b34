import { useId } from 'react';
import { useText } from './use-opened-text.ts';

type Props = { isApart: boolean; onChange: (isApart: boolean) => void };

export function LanguageScope({ isApart, onChange }: Props) {
  const { texts, shown } = useText();
  const id = useId();
  const scopes = [
    { label: new Intl.ListFormat('en').format(texts.map(({ language }) => language)), isOne: false },
    { label: `${shown.language} alone`, isOne: true },
  ];
  return scopes.map(({ label, isOne }) => (
    <label key={label} className="choice">
      <input type="radio" name={id} checked={isApart === isOne} onChange={() => onChange(isOne)} />
      {label}
    </label>
  ));
}
