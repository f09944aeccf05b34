import { useState } from 'react';
import { addressOfText, collectionOf, textNamed } from '#edit/content/labels.ts';
import type { LanguageText } from '#edit/texts/texts.ts';
import { NameInput } from '#edit/page/fields/name-input.tsx';
import { SureButton } from '#edit/page/frame/sure-button.tsx';

type Props = {
  name: string;
  texts: readonly LanguageText[];
  isBusy: boolean;
  onMove: (slug: string) => void;
};

/** Gives a text another address, in all its languages. */
export function TextAddress({ name, texts, isBusy, onMove }: Props) {
  const { collection, slug } = textNamed(name);
  const [typed, setTyped] = useState(slug);
  return (
    <SureButton
      label="Address"
      sure={`Move the ${collectionOf(name).labels.one}`}
      hint="Menus and links in texts lead to the new address. So does the old one, if visitors know it. Undo brings it back."
      isBusy={isBusy}
      onSure={() => onMove(typed)}
    >
      <NameInput
        label="End of the address"
        value={typed}
        reasons={[]}
        hint={texts.map(({ locale }) => addressOfText(locale, `${collection}/${typed || '…'}`)).join(' · ')}
        onChange={setTyped}
      />
    </SureButton>
  );
}
