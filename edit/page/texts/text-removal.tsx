import { useState } from 'react';
import { addressOfText, collectionOf } from '#edit/content/labels.ts';
import { Select } from '#edit/page/fields/select.tsx';
import { ConfirmButton } from '#edit/page/frame/confirm-button.tsx';
import { LanguageScope } from './language-scope.tsx';
import { useText } from './use-opened-text.ts';

export function TextRemoval() {
  const { name, texts, shown, isBusy, remove } = useText();
  // A language that is not saved is discarded by itself.
  const all = texts.every(({ isThere }) => isThere) ? texts : [shown];
  const [isApart, setIsApart] = useState(false);
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const removed = isApart ? [shown] : all;
  const languages = new Intl.ListFormat('en').format(removed.map(({ language }) => language));
  const gone = new Set(removed.map(({ locale }) => addressOfText(locale, name)));
  const isSaved = removed.every(({ isThere }) => isThere);
  const leading = removed.map((text) => ({ text, to: chosen[text.locale] ?? text.redirects.first }));
  return (
    <ConfirmButton
      label="Remove"
      confirm={`Remove the ${collectionOf(name).labels.one} in ${languages}`}
      hint={
        isSaved ? `Its page in ${languages} leaves the site. Undo brings it back.` : 'It is not saved yet.'
      }
      isBusy={isBusy}
      onConfirm={() => remove(leading)}
    >
      {all.length > 1 && <LanguageScope isApart={isApart} onChange={setIsApart} />}
      {isSaved &&
        leading.map(({ text: { locale, language, redirects }, to }) => (
          <Select
            key={locale}
            label={`Its old address in ${language} leads to`}
            empty="nowhere: visitors see that it is gone"
            value={to}
            options={redirects.groups.flatMap(({ language: group, addresses }) =>
              addresses.filter((address) => !gone.has(address)).map((value) => ({ value, group })),
            )}
            onChange={(next) => setChosen({ ...chosen, [locale]: next })}
          />
        ))}
      {isSaved && leading.some(({ to }) => to) && <p className="hint">Links in texts lead there too.</p>}
    </ConfirmButton>
  );
}
