import { Fault } from '#edit/page/frame/problems.tsx';
import { FormParts } from '#edit/page/lists/form-parts.tsx';
import { fieldsOf } from '#edit/page/lists/form-values.ts';
import type { FormPart } from '#edit/words/form-parts.ts';
import { useAnswer } from '#edit/page/saving/use-answer.ts';
import { bodyKey } from '#edit/content/text-file.ts';
import { TextBody } from './text-body.tsx';
import { TextDays } from './text-days.tsx';
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
