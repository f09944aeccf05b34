import { useState } from 'react';
import { localeOf } from '#packages/site/locales.ts';
import type { TextPreview } from '#edit/texts/texts.ts';
import { FieldEditor } from '#edit/page/fields/field-editor.tsx';
import { draftOf, slotOf, textIn, withTyped } from '#edit/page/saving/draft.ts';
import type { Field } from '#edit/words/fields.ts';
import { LanguageScope } from './language-scope.tsx';
import { Fault } from '#edit/page/frame/problems.tsx';
import { FormParts } from '#edit/page/lists/form-parts.tsx';
import { fieldsOf } from '#edit/page/lists/form-values.ts';
import type { FormPart } from '#edit/words/form-parts.ts';
import { useAnswer } from '#edit/page/saving/use-answer.ts';
import { bodyKey } from '#edit/content/text-file.ts';
import { TextBody } from './text-body.tsx';
import { fieldIn } from './text-draft.ts';
import { useText } from './use-opened-text.ts';

const days: ReadonlySet<unknown> = new Set(['draft', 'date', 'until', 'movedTo']);

/** 'main' is above the body, and 'rest' below the days on which the text is on the site. */
function groupOf(part: FormPart): 'body' | 'main' | 'days' | 'rest' {
  if (!('field' in part)) return 'rest';
  const { kind, optional, path } = part.field;
  if (path[0] === bodyKey) return 'body';
  if (days.has(path[0])) return 'days';
  return kind === 'text' && !optional ? 'main' : 'rest';
}

type TextDaysProps = { fields: readonly Field[]; preview: TextPreview | undefined };

// An address itself has a language.
const isForAll = ({ kind }: Field) => kind !== 'address';
const shared = (field: Field): Field => ({ ...field, perLanguage: false });

/** For all languages or, if they are to differ, for the one that is shown. */
function TextDays({ fields, preview }: TextDaysProps) {
  const { texts, shown, draft, setDraft } = useText();
  const { locale } = shown;
  const differing = fields
    .filter(isForAll)
    .filter((field) => new Set(field.values.map((value) => draftOf(draft, field, value))).size > 1);
  const [isApart, setIsApart] = useState(differing.length > 0);
  const isOne = texts.length > 1 && !isApart;
  const where = (isOne ? texts : [shown]).map(({ locale: code, language }) =>
    localeOf(code).draft ? `${language} (once that is online)` : language,
  );
  const holdForAll = () => {
    setIsApart(false);
    const next = differing.map((field) => ({ field: shared(field), text: textIn(draft, field, locale) }));
    setDraft(next.reduce((now, { field, text }) => withTyped(now, field, locale, text), draft));
  };
  return (
    <div className="days" role="group" aria-label="On the site">
      {texts.length > 1 && (
        <fieldset className="for">
          <legend>These days hold for</legend>
          <LanguageScope isApart={isApart} onChange={(next) => (next ? setIsApart(true) : holdForAll())} />
        </fieldset>
      )}
      {fields.map((field) => (
        <FieldEditor
          key={slotOf(field, '')}
          field={fieldIn(isOne && isForAll(field) ? shared(field) : field, locale)}
        />
      ))}
      {differing.length > 0 && (
        <p className="problem" role="status">
          The languages differ: {differing.map(({ label }) => label).join(', ')}.
        </p>
      )}
      <p className="problem" role="status">
        {preview?.takenDown}
      </p>
      <p className="hint">
        <strong aria-live="polite">{preview?.state ?? 'On the site'}</strong> in{' '}
        {new Intl.ListFormat('en').format(where)} · A future date holds it back until then. Days begin at
        midnight at the headquarters. What you change holds once you publish.
      </p>
    </div>
  );
}

// In milliseconds without typing.
const pause = 300;

export function TextForm() {
  const { name, texts, shown, now, formValues, typedIn } = useText();
  const others = texts.filter((text) => text !== shown);
  const { answer: preview, fault } = useAnswer(
    'preview',
    { name, texts: [typedIn(shown), ...others.map(typedIn)] },
    { pause },
  );
  // The text's address can redirect to those that the site has without it.
  const options = (shown.redirects.groups[0]?.addresses ?? []).map((value) => ({ value, label: value }));
  const parts = now.parts.map((part) =>
    'field' in part && part.field.kind === 'address' ? { field: { ...part.field, options } } : part,
  );
  const groups = Map.groupBy(parts, groupOf);
  const partsIn = (group: ReturnType<typeof groupOf>) => (
    <FormParts
      parts={groups.get(group) ?? []}
      formValues={formValues}
      shownAs={(field) => fieldIn(field, shown.locale)}
    />
  );
  return (
    <div className="text-editor">
      <div className="written">
        {partsIn('main')}
        <TextBody preview={preview} />
        <TextDays
          // Begins anew with the languages, which may differ with a further one, or agree without one.
          key={texts.length}
          fields={fieldsOf(formValues, groups.get('days') ?? [])}
          preview={preview}
        />
        {partsIn('rest')}
      </div>
      <section
        className="preview-pane"
        aria-label={`Preview, ${shown.language}`}
        lang={shown.locale}
        // Scrolls, so the keyboard must reach it.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        {fault && <Fault text={fault} />}
        {preview?.html === undefined ? (
          <p className="hint">{preview ? 'Nothing can be shown yet.' : !fault && 'Reading…'}</p>
        ) : (
          <>
            <p className="title">{preview.title}</p>
            <p className="hint">{preview.description}</p>
            {/* Rendered by the build's own rules, which let no raw HTML through. */}
            <div dangerouslySetInnerHTML={{ __html: preview.html }} />
          </>
        )}
      </section>
    </div>
  );
}
