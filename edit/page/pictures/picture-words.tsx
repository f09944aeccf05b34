import { useId } from 'react';
import { TextField } from '#edit/page/fields/text-field.tsx';
import type { Draft } from '#edit/page/saving/draft.ts';

export type WordsOfPicture = Readonly<Record<string, { alt: string; caption: string }>>;

export type DescribedIn = { locale: string; language: string; file: string };

type Props = {
  languages: readonly DescribedIn[];
  draft: Draft;
  onDraft: (draft: Draft) => void;
};

const slotOf = (key: string, locale: string) => `${key} ${locale}`;

export function wordsIn(draft: Draft, languages: readonly DescribedIn[]): WordsOfPicture {
  const own = (key: string, locale: string) => draft[slotOf(key, locale)] ?? '';
  return Object.fromEntries(
    languages.map(({ locale }) => [locale, { alt: own('alt', locale), caption: own('caption', locale) }]),
  );
}

export function PictureWords({ languages, draft, onDraft }: Props) {
  const id = useId();
  const words = wordsIn(draft, languages);
  return (
    <section>
      {languages.map(({ locale, language }) => {
        const { alt = '', caption = '' } = words[locale] ?? {};
        return (
          <div key={locale} className="picture-words">
            <div className="value">
              <label htmlFor={`${id}-${locale}-alt`}>What it shows, {language}</label>
              <textarea
                id={`${id}-${locale}-alt`}
                lang={locale}
                rows={2}
                aria-describedby={`${id}-about`}
                value={alt}
                onChange={({ target }) => onDraft({ ...draft, [slotOf('alt', locale)]: target.value })}
              />
            </div>
            <TextField
              label={`Caption, ${language} (may stay empty)`}
              lang={locale}
              value={caption}
              onChange={(text) => onDraft({ ...draft, [slotOf('caption', locale)]: text })}
            />
          </div>
        );
      })}
      <p id={`${id}-about`} className="hint">
        For people who cannot see it: who or what it shows, as in “Two people at a table, seen from above”.
      </p>
    </section>
  );
}
