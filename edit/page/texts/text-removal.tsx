import { useState } from 'react';
import { addressOfText, collectionOf } from '#edit/content/labels.ts';
import type { LanguageText } from '#edit/texts/texts.ts';
import { Select } from '#edit/page/fields/select.tsx';
import { ConfirmButton } from '#edit/page/frame/confirm-button.tsx';
import { LanguageScope } from './language-scope.tsx';

/** A text to remove, and where its address leads from then on, if anywhere. */
export type Removal = { text: LanguageText; to?: string };

function removalOf(texts: readonly LanguageText[], name: string, isAll: boolean) {
  const kind = `the ${collectionOf(name).labels.one}`;
  const languages = new Intl.ListFormat('en').format(texts.map(({ language }) => language));
  const saved = isAll ? 'Its page leaves the site.' : `Its page in ${languages} leaves the site.`;
  return {
    confirm: isAll ? `Remove ${kind}` : `Remove ${kind} in ${languages}`,
    hint: texts.some(({ isThere }) => isThere) ? `${saved} Undo brings it back.` : 'It is not saved yet.',
  };
}

type RedirectProps = {
  text: LanguageText;
  to: string;
  gone: readonly string[];
  isNamed: boolean;
  onChange: (to: string) => void;
};

function Redirect({ text: { language, redirects }, to, gone, isNamed, onChange }: RedirectProps) {
  const options = redirects.groups.flatMap(({ language: group, addresses }) =>
    addresses.filter((address) => !gone.includes(address)).map((value) => ({ value, group })),
  );
  return (
    <Select
      label={`Its old address${isNamed ? ` in ${language}` : ''} leads to`}
      empty="nowhere: visitors see that it is gone"
      value={to}
      options={options}
      onChange={onChange}
    />
  );
}

type Props = {
  texts: readonly [LanguageText, ...LanguageText[]];
  name: string;
  isBusy: boolean;
  onRemove: (removals: Removal[]) => void;
};

/** Removes a text in all its languages, or in the one that is shown. Offers other addresses for its visitors. */
export function TextRemoval({ texts, name, isBusy, onRemove }: Props) {
  const [shown] = texts;
  // One that is not saved is discarded by itself.
  const all: typeof texts = texts.every(({ isThere }) => isThere) ? texts : [shown];
  const [isApart, setIsApart] = useState(false);
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const removed = isApart ? [shown] : all;
  const toOf = ({ locale, redirects }: LanguageText) => chosen[locale] ?? redirects.first;
  return (
    <ConfirmButton
      label="Remove"
      {...removalOf(removed, name, removed.length === texts.length)}
      isBusy={isBusy}
      onConfirm={() =>
        onRemove(
          removed.map((text) => ({ text, ...(text.isThere && toOf(text) !== '' && { to: toOf(text) }) })),
        )
      }
    >
      {all.length > 1 && <LanguageScope texts={all} isApart={isApart} onChange={setIsApart} />}
      {removed
        .filter(({ isThere }) => isThere)
        .map((text) => (
          <Redirect
            key={text.locale}
            text={text}
            to={toOf(text)}
            gone={removed.map(({ locale }) => addressOfText(locale, name))}
            isNamed={removed.length > 1}
            onChange={(to) => setChosen({ ...chosen, [text.locale]: to })}
          />
        ))}
      {removed.some(toOf) && <p className="hint">Links in texts lead there too.</p>}
    </ConfirmButton>
  );
}
