import { useId, useState } from 'react';
import type { Unsaved } from '#edit/articles/article-data.ts';
import type { BeforeAfter } from '#edit/changes/figure-edits.ts';
import { ask } from '#edit/page/ask.ts';
import { Reasons } from '#edit/page/frame/reason.tsx';
import type { Problem } from '#edit/save/check-unsaved.ts';
import { useAttempt } from '#edit/page/saving/use-attempt.ts';

type Language = Unsaved & { language: string };
type Props = {
  /** Where the text's figures are in figures.yaml, as in 'stories.parcels'. */
  prefix: string;
  /** The figures that the text names. */
  figures: readonly { key: string; label: string }[];
  languages: readonly Language[];
  problems: readonly Problem[];
  figureOf: (key: string, side: keyof BeforeAfter) => string;
  onChange: (key: string, side: keyof BeforeAfter, text: string) => void;
  onAdd: (texts: Unsaved[]) => void;
};

const sides = [
  ['before', 'Before'],
  ['after', 'After'],
] as const;

const asked = [
  ['label', 'What is measured'],
  ['value', 'Shown as'],
] as const;

/** Asks what is measured, in every language. */
function AddFigure({ languages, onAdd }: Pick<Props, 'languages' | 'onAdd'>) {
  const id = useId();
  const [typed, setTyped] = useState<Record<string, { label: string; value: string }>>({});
  const { attempt, fault } = useAttempt();
  const of = (locale: string) => typed[locale] ?? { label: '', value: '[figure]' };
  const add = () =>
    attempt(async () => {
      const texts = languages.map(({ locale, text }) => ({ locale, text, ...of(locale) }));
      onAdd((await ask('addFigure', { title: texts[0]?.label ?? '', texts })).texts);
    });
  const isReady = languages.every(
    ({ locale }) => of(locale).label.trim() && of(locale).value.includes('[figure]'),
  );
  return (
    <div className="add-figure">
      {languages.map(({ locale, language }) => (
        <div key={locale} className="numbers" lang={locale}>
          {asked.map(([key, name]) => (
            <div key={key} className="value">
              <label htmlFor={`${id}-${locale}-${key}`}>
                {name}, {language}
              </label>
              <input
                id={`${id}-${locale}-${key}`}
                value={of(locale)[key]}
                onChange={({ target }) =>
                  setTyped({ ...typed, [locale]: { ...of(locale), [key]: target.value } })
                }
              />
            </div>
          ))}
        </div>
      ))}
      <p className="hint">[figure] is where the number goes, as in “[figure] days”.</p>
      {fault && <p className="problem">{fault}</p>}
      <button type="button" disabled={!isReady} onClick={() => void add()}>
        Add this figure
      </button>
    </div>
  );
}

/** The figures of a client story: what they were before, and are after. */
export function StoryFigureInputs({
  prefix,
  figures,
  languages,
  problems,
  figureOf,
  onChange,
  onAdd,
}: Props) {
  const id = useId();
  const [isAdding, setIsAdding] = useState(false);
  return (
    <section className="story-figures" aria-label="Figures">
      <h3>Figures</h3>
      {figures.map(({ key, label }) => (
        <fieldset key={key} className="numbers">
          <legend>{label}</legend>
          {sides.map(([side, name]) => {
            const own = problems.filter((problem) => problem.key === `${prefix}.${key}.${side}`);
            return (
              <div key={side} className="value">
                <label htmlFor={`${id}-${key}-${side}`}>{name}</label>
                <input
                  id={`${id}-${key}-${side}`}
                  inputMode="decimal"
                  aria-describedby={`${id}-${key}-${side}-about`}
                  aria-invalid={own.length > 0 || undefined}
                  value={figureOf(key, side)}
                  onChange={({ target }) => onChange(key, side, target.value)}
                />
                <div id={`${id}-${key}-${side}-about`} className="about">
                  <Reasons all={own.map(({ reason }) => reason)} />
                </div>
              </div>
            );
          })}
        </fieldset>
      ))}
      {isAdding ? (
        <AddFigure
          languages={languages}
          onAdd={(texts) => {
            setIsAdding(false);
            onAdd(texts);
          }}
        />
      ) : (
        <button type="button" onClick={() => setIsAdding(true)}>
          Add a figure
        </button>
      )}
    </section>
  );
}
