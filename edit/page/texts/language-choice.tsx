import { useId } from 'react';
import type { Locale } from '#packages/site/locales.ts';
import { writtenLanguages } from '#packages/content/written-languages.ts';

type Props = { chosen: readonly Locale[]; onChange: (chosen: Locale[]) => void };

/** The choice of languages for a new text: at least one. */
export function LanguageChoice({ chosen, onChange }: Props) {
  const id = useId();
  if (writtenLanguages.length < 2) return null;
  const isNone = chosen.length === 0;
  return (
    <fieldset className="choices" aria-describedby={id}>
      <legend>Languages</legend>
      {writtenLanguages.map((language) => (
        <label key={language.code}>
          <input
            type="checkbox"
            aria-invalid={isNone || undefined}
            checked={chosen.includes(language)}
            onChange={({ target }) =>
              onChange(
                writtenLanguages.filter((each) =>
                  each === language ? target.checked : chosen.includes(each),
                ),
              )
            }
          />
          {language.name}
        </label>
      ))}
      <p id={id} className={isNone ? 'problem' : 'hint'}>
        {isNone ? 'Choose at least one.' : 'You can add a language later.'}
      </p>
    </fieldset>
  );
}
