import { useId, useState } from 'react';
import { pageAddress, pages } from '#app/site/pages.ts';
import { writtenLanguages } from '#generate/content/written-languages.ts';
import type { ArticleText } from '#edit/articles/articles.ts';
import { articleKind, isContentPage } from '#edit/words/labels.ts';
import { SureButton } from './sure-button.tsx';

/** Describes what removing a text does. */
function removalOf({ text, language }: ArticleText, name: string, isOnly: boolean) {
  const kind = `the ${articleKind(name)}`;
  const what = isOnly ? kind : `${kind} in ${language}`;
  const saved = isOnly ? 'Its page leaves the site.' : `Its page in ${language} leaves the site.`;
  return {
    sure: `Remove ${what}`,
    hint: text === undefined ? 'It is not saved yet.' : `${saved} Undo brings it back.`,
  };
}

type Props = {
  own: ArticleText;
  name: string;
  /** Whether no other language has a text. */
  isOnly: boolean;
  isBusy: boolean;
  /** `to` is where the old address of a page leads, if anywhere. */
  onRemove: (to?: string) => void;
};

/** Removes a text. Offers another address for the visitors of a page. */
export function ArticleRemoval({ own, name, isOnly, isBusy, onRemove }: Props) {
  const id = useId();
  const locale = writtenLanguages.find(({ code }) => code === own.locale);
  const [to, setTo] = useState(() => pageAddress('home', locale));
  const hasAddress = isContentPage(name) && own.text !== undefined;
  return (
    <SureButton
      label="Remove"
      {...removalOf(own, name, isOnly)}
      isBusy={isBusy}
      onSure={() => onRemove(hasAddress && to !== '' ? to : undefined)}
    >
      {hasAddress && (
        <div className="value">
          <label htmlFor={id}>Its old address leads to</label>
          <select id={id} value={to} onChange={({ target }) => setTo(target.value)}>
            {pages.map((page) => (
              <option key={page.id}>{pageAddress(page.id, locale)}</option>
            ))}
            <option value="">nowhere: visitors see that it is gone</option>
          </select>
        </div>
      )}
    </SureButton>
  );
}
