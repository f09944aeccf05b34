import { useId } from 'react';
import type { PicturePlace } from '#edit/articles/insert-picture.ts';

/** What a picture shows, and its caption, by language. */
export type WordsOfPicture = Readonly<Record<string, { alt: string; caption: string }>>;

type Props = {
  languages: readonly { locale: string; language: string }[];
  words: WordsOfPicture;
  place: PicturePlace;
  onWords: (words: WordsOfPicture) => void;
  onPlace: (place: PicturePlace) => void;
};

const places = [
  ['within', 'In the text, below where you are writing'],
  ['above', 'Above the text'],
] as const;

/** Describes a picture in every language, and says where it stands. */
export function PictureWords({ languages, words, place, onWords, onPlace }: Props) {
  const id = useId();
  return (
    <section>
      <fieldset className="choices">
        <legend>Where it goes</legend>
        {places.map(([each, label]) => (
          <label key={each}>
            <input type="radio" name={id} checked={place === each} onChange={() => onPlace(each)} />
            {label}
          </label>
        ))}
      </fieldset>
      {languages.map(({ locale, language }) => {
        const own = words[locale] ?? { alt: '', caption: '' };
        const change = (part: Partial<typeof own>) => onWords({ ...words, [locale]: { ...own, ...part } });
        return (
          <div key={locale} className="picture-words">
            <div className="value">
              <label htmlFor={`${id}-${locale}-alt`}>What it shows, {language}</label>
              <textarea
                id={`${id}-${locale}-alt`}
                lang={locale}
                rows={2}
                aria-describedby={`${id}-about`}
                value={own.alt}
                onChange={({ target }) => change({ alt: target.value })}
              />
            </div>
            {place === 'within' && (
              <div className="value">
                <label htmlFor={`${id}-${locale}-caption`}>Caption, {language} (may stay empty)</label>
                <input
                  id={`${id}-${locale}-caption`}
                  lang={locale}
                  value={own.caption}
                  onChange={({ target }) => change({ caption: target.value })}
                />
              </div>
            )}
          </div>
        );
      })}
      <p id={`${id}-about`} className="hint">
        For people who cannot see it: who or what it shows, as in “Two people at a table, seen from above”.
      </p>
    </section>
  );
}
