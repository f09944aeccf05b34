import { useId, useState } from 'react';
import { collectionOf } from '#edit/content/labels.ts';
import type { LanguageText } from '#edit/texts/texts.ts';
import { SureButton } from '#edit/page/frame/sure-button.tsx';

function removalOf({ isThere, language }: LanguageText, name: string, isOnly: boolean) {
  const kind = `the ${collectionOf(name).labels.one}`;
  const what = isOnly ? kind : `${kind} in ${language}`;
  const saved = isOnly ? 'Its page leaves the site.' : `Its page in ${language} leaves the site.`;
  return {
    sure: `Remove ${what}`,
    hint: isThere ? `${saved} Undo brings it back.` : 'It is not saved yet.',
  };
}

type Props = {
  text: LanguageText;
  name: string;
  /** Whether no other language has a text. */
  isOnly: boolean;
  isBusy: boolean;
  /** `to` is where the old address leads, if anywhere. */
  onRemove: (to?: string) => void;
};

/** Removes a text. Offers another address for its visitors. */
export function TextRemoval({ text, name, isOnly, isBusy, onRemove }: Props) {
  const id = useId();
  const { groups, first } = text.redirects;
  const [to, setTo] = useState(first);
  return (
    <SureButton
      label="Remove"
      {...removalOf(text, name, isOnly)}
      isBusy={isBusy}
      onSure={() => onRemove(text.isThere && to !== '' ? to : undefined)}
    >
      {text.isThere && (
        <div className="value">
          <label htmlFor={id}>Its old address leads to</label>
          <select id={id} value={to} onChange={({ target }) => setTo(target.value)}>
            <option value="">nowhere: visitors see that it is gone</option>
            {groups.map(({ language, addresses }) => (
              <optgroup key={language} label={language}>
                {addresses.map((address) => (
                  <option key={address}>{address}</option>
                ))}
              </optgroup>
            ))}
          </select>
          {to !== '' && <p className="hint">Links in texts lead there too.</p>}
        </div>
      )}
    </SureButton>
  );
}
