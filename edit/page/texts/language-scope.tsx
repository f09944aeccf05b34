import { useId } from 'react';
import type { LanguageText } from '#edit/texts/texts.ts';

type Props = {
  texts: readonly [LanguageText, ...LanguageText[]];
  isApart: boolean;
  onChange: (isApart: boolean) => void;
};

/** Chooses what something holds for: all languages of a text, or the shown one alone. */
export function LanguageScope({ texts, isApart, onChange }: Props) {
  const id = useId();
  const scopes = [
    { label: new Intl.ListFormat('en').format(texts.map(({ language }) => language)), isOne: false },
    { label: `${texts[0].language} alone`, isOne: true },
  ];
  return scopes.map(({ label, isOne }) => (
    <label key={label} className="choice">
      <input type="radio" name={id} checked={isApart === isOne} onChange={() => onChange(isOne)} />
      {label}
    </label>
  ));
}
