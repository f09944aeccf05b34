import { spotOf, traceOf } from '#edit/content/place.ts';
import { useEditing } from './editing.ts';
import { textIn, typedValues, withDraft, type Draft } from '#edit/page/saving/draft.ts';
import { adviceOn, type Advice as AdviceOn } from '#edit/words/advice.ts';
import type { Field } from '#edit/words/fields.ts';

type Props = {
  fields: readonly Field[];
  figures?: readonly Field[] | undefined;
};

function changedAlone(draft: Draft, fields: readonly Field[]): string[] {
  const texts = fields.filter(({ kind, values }) => kind === 'text' && values.length > 1);
  const values = typedValues(draft, texts);
  const changed = new Set(
    values.filter(({ value, text }) => text !== value.value).map(({ value }) => value.language),
  );
  const all = new Set(values.map(({ value }) => value.language));
  return changed.size < all.size ? [...changed] : [];
}

export function Advice({ fields, figures }: Props) {
  const { draft, setDraft } = useEditing();
  const all = fields.flatMap((field) =>
    adviceOn(field, (locale) => textIn(draft, field, locale)).map((advice) => ({ field, advice })),
  );
  const alone = changedAlone(draft, fields);
  const restore = (field: Field, { locale, number, name }: AdviceOn & { is: 'figure' }) => {
    const text = textIn(draft, field, locale).replace(number, `{${name}}`);
    const [figure, ...others] = (figures ?? []).filter(({ path }) => path.join('.') === name);
    const restored = withDraft(draft, field, locale, text);
    setDraft(
      figure && others.length === 0 ? withDraft(restored, figure, '', number.replace(',', '.')) : restored,
    );
  };
  return (
    <div role="status" className="advice">
      {all.map(({ field, advice }) => (
        <p key={traceOf(spotOf(field)) + advice.is + (advice.is === 'figure' ? advice.locale : '')}>
          {advice.is === 'figure' && (
            <>
              {`“${advice.number}” would appear in ${advice.language} only: this figure is the same in every language and on every page that quotes it.`}{' '}
              <button type="button" onClick={() => restore(field, advice)}>
                Change the figure everywhere to {advice.number}
              </button>
            </>
          )}
          {advice.is === 'numbers' && `The numbers differ. ${advice.numbers.join('. ')}.`}
          {advice.is === 'untranslated' &&
            `${advice.languages.join(' and ')} have the same words. Does one of them still need a translation?`}
        </p>
      ))}
      {alone.length > 0 && <p>Changed in {alone.join(' and ')} only.</p>}
    </div>
  );
}
