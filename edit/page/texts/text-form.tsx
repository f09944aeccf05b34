import { useRef } from 'react';
import type { LanguageText, OpenedText } from '#edit/texts/texts.ts';
import { InsertFigure } from '#edit/page/fields/insert.tsx';
import type { Editing } from '#edit/page/fields/value-editor.tsx';
import { draftOf, problemsOf, slotOf, type Draft } from '#edit/page/saving/draft.ts';
import { withBlock } from '#edit/page/writing/insert-block.ts';
import type { Caret } from '#edit/page/writing/text.ts';
import type { Problem } from '#edit/save/check-unsaved.ts';
import type { Field } from '#edit/words/fields.ts';
import { TextBody } from './text-body.tsx';
import { TextDrawn } from './text-drawn.tsx';
import { bodySlot } from './text-draft.ts';
import { TextDays } from './text-days.tsx';
import { fieldsIn, type ShownPart } from './text-fields.ts';
import { InsertBlock } from './insert-block.tsx';
import { TextParts } from './text-parts.tsx';
import { TextPicture } from './text-picture.tsx';
import type { useOpenedText } from './use-opened-text.ts';
import { usePreview, type Preview } from './use-preview.ts';

type TextState = ReturnType<typeof useOpenedText>;
type Props = { opened: OpenedText; state: TextState; shown: LanguageText };

const days: ReadonlySet<unknown> = new Set(['draft', 'date', 'until', 'movedTo']);

/** What stands above the text, the days on which it is on the site, and all else, which is below the text. */
function groupOf(part: ShownPart): 'main' | 'days' | 'rest' {
  if (!('field' in part)) return 'rest';
  const { kind, optional, path } = part.field;
  if (days.has(path[0])) return 'days';
  return kind === 'text' && !optional ? 'main' : 'rest';
}

/** Whether a part is of use: an address to lead to is, once there is a last day. */
function isOfUse(part: ShownPart, { fields }: TextState, draft: Draft, locale: string): boolean {
  if (!('field' in part) || part.field.kind !== 'address') return true;
  const isSet = (field: Field) =>
    field.values.some((value) => value.locale === locale && draftOf(draft, field, value) !== '');
  return fields.some((field) => ['until', 'movedTo'].includes(field.path.join('.')) && isSet(field));
}

/** The problems that concern what was typed: others are told once they stand in the way of a save. */
function ofTyped(live: readonly Problem[], { draft, fields }: TextState): Problem[] {
  return live.filter((problem) =>
    fields.some((field) =>
      field.values.some(
        (value) =>
          draft[slotOf(field.key, value.locale)] !== undefined &&
          problemsOf([problem], field, value).length > 0,
      ),
    ),
  );
}

const distinct = (problems: readonly Problem[]): Problem[] => [
  ...new Map(problems.map((each) => [each.file + each.key + each.reason, each])).values(),
];

/** Returns the parts of a text by group. Its address can lead to those that the site has without it. */
function groupsOf(state: TextState, { locale, redirects }: LanguageText) {
  const options = (redirects.groups[0]?.addresses ?? []).map((value) => ({ value, label: value }));
  const parts = state.parts
    .filter((part) => isOfUse(part, state, state.draft, locale))
    .map((part) =>
      'field' in part && part.field.kind === 'address' ? { field: { ...part.field, options } } : part,
    );
  return Map.groupBy(parts, groupOf);
}

type BodyProps = Props & {
  /** The languages of the text, that which is shown first. */
  texts: readonly LanguageText[];
  preview: Preview | undefined;
};

/** The body of a text, and what can be put into it: pictures, parts of the site and figures. */
function BodyWithInserts({ opened, state, shown, texts, preview }: BodyProps) {
  const { name, blocks, placeholders, pageRoom } = opened;
  const { locale } = shown;
  const { typed, others, changeBodies } = state;
  const caret = useRef<Caret>(null);
  const { body } = typed(shown);
  const room = pageRoom[locale];
  const insert = (writtenIn: (text: LanguageText) => string, into = texts) => {
    const above = caret.current?.blocks() ?? 0;
    changeBodies(into.map((text) => [text.locale, withBlock(typed(text).body, writtenIn(text), above)]));
  };
  const lacking = (written: string) => texts.filter((text) => !typed(text).body.includes(written));
  return (
    <>
      <TextBody
        text={shown}
        caret={caret}
        body={body}
        pageRoom={room === undefined ? undefined : room - (body.length - (shown.values.body ?? '').length)}
        checked={preview}
        advice={preview?.advice ?? []}
        other={others[bodySlot(name, locale)]}
        onChange={(next) => changeBodies([[locale, next]])}
      />
      <div className="insert">
        <TextPicture texts={texts} onInsert={insert} />
        <InsertBlock {...{ blocks, body }} onInsert={(written) => insert(() => written, lacking(written))} />
        <InsertFigure
          {...{ locale, placeholders }}
          language={shown.language}
          onInsert={(figure) => caret.current?.insert(figure)}
        />
      </div>
    </>
  );
}

/** The fields of a text in one language, its body and its preview. */
export function TextForm({ opened, state, shown }: Props) {
  const { locale } = shown;
  const { draft, others } = state;
  const texts = [shown, ...state.texts.filter((text) => text !== shown)] as const;
  const preview = usePreview(state, shown);
  const editing: Editing = {
    draft,
    setDraft: state.setDraft,
    problems: distinct([...state.problems, ...ofTyped(preview?.problems ?? [], state)]),
    placeholders: opened.placeholders,
    others,
  };
  const groups = groupsOf(state, shown);
  const partsIn = (name: ReturnType<typeof groupOf>) => (
    <TextParts
      parts={groups.get(name) ?? []}
      {...{ locale, editing }}
      onAdd={state.addItem}
      onRemove={state.removeItem}
    />
  );
  return (
    <div className="text-editor">
      <div className="written">
        {partsIn('main')}
        <BodyWithInserts {...{ opened, state, shown, texts, preview }} />
        <TextDays
          // Once a language is begun or discarded, they are in step again or not.
          key={texts.length}
          fields={fieldsIn(groups.get('days') ?? [])}
          texts={texts}
          editing={editing}
          state={preview?.state ?? 'On the site'}
        />
        {partsIn('rest')}
      </div>
      <TextDrawn text={shown} preview={preview} />
    </div>
  );
}
