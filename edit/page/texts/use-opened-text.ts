import { useMemo } from 'react';
import { localeOf } from '#packages/site/locales.ts';
import type { LanguageText, OpenedText } from '#edit/texts/texts.ts';
import { addressIn, withLinks } from '#edit/texts/links.ts';
import { ask } from '#edit/page/ask.ts';
import { fieldsOf, type FormValues } from '#edit/page/lists/form-values.ts';
import { storedDraft } from '#edit/page/saving/use-draft.ts';
import { differing, slotOf, typedAt, typedValues, type Draft } from '#edit/page/saving/draft.ts';
import { useForm } from '#edit/page/saving/use-form.ts';
import { bodySlot, changesOf, labelOf, picked, typedOf } from './text-draft.ts';
import type { Removal } from './text-removal.tsx';

const isBegun = ({ locale }: LanguageText, { name }: OpenedText, draft: Draft) =>
  draft[bodySlot(name, locale)] !== undefined;

function textsOf(opened: OpenedText, conflict: OpenedText | undefined, draft: Draft) {
  const now = conflict ?? opened;
  const texts = now.texts.filter(
    (text, index) => text.isThere || opened.texts[index]?.isThere || isBegun(text, opened, draft),
  );
  // Where somebody has removed a text meanwhile, it is shown as it was.
  const isGone = (locale: string) => now.texts.some((text) => text.locale === locale && !text.isThere);
  const formValues: FormValues = {
    file: now.name,
    locales: texts.map(({ locale }) => locale),
    saved: { ...picked(opened.saved, isGone), ...now.saved },
    draft,
    keys: [],
    names: [],
  };
  const fields = fieldsOf(formValues, now.parts);
  const bodyIn = ({ locale }: LanguageText) => {
    const slot = bodySlot(now.name, locale);
    return draft[slot] ?? formValues.saved[slot] ?? '';
  };
  return {
    now,
    texts,
    formValues,
    fields,
    bodyIn,
    typedIn: ({ locale }: LanguageText) => ({
      locale,
      values: typedAt(draft, fields, { file: now.name, locale, path: [] }),
    }),
    changed: Object.keys(differing(draft, now.saved)),
    missing: now.texts.filter((text) => !texts.includes(text)),
  };
}

type Texts = ReturnType<typeof textsOf>;

/** The languages that are saved: a new one waits, without a file, until something is written in it or in none. */
function writtenOf({ texts, fields, bodyIn, formValues: { draft } }: Texts): readonly LanguageText[] {
  const typed = typedValues(draft, fields).filter(({ field, text }) => field.kind === 'text' && text !== '');
  const isWritten = (text: LanguageText) =>
    text.isThere || bodyIn(text) !== '' || typed.some(({ value }) => value.locale === text.locale);
  return texts.some(isWritten) ? texts.filter(isWritten) : texts;
}

function draftChanges({ texts, formValues, fields, bodyIn }: Texts, setDraft: (draft: Draft) => void) {
  const { file: name, draft } = formValues;
  const change = (more: Draft) => setDraft({ ...draft, ...more });
  const bodies = (all: readonly (readonly [locale: string, body: string])[]): Draft =>
    Object.fromEntries(all.map(([locale, body]) => [bodySlot(name, locale), body]));
  return {
    changeBodies: (all: Parameters<typeof bodies>[0]) => change(bodies(all)),
    /** Begins the text in other languages, with the words of one that has it. Its links lead to their language. */
    addLanguages: (added: readonly LanguageText[], from: LanguageText) => {
      const begun = added.map(({ locale }): Draft => {
        const led = (address: string) => addressIn(address, localeOf(from.locale), localeOf(locale));
        const copied = typedValues(draft, fields)
          .filter(({ value }) => value.locale === from.locale)
          .map(({ field, text }) => [slotOf(field, locale), field.kind === 'address' ? led(text) : text]);
        return { ...Object.fromEntries(copied), ...bodies([[locale, withLinks(bodyIn(from), led)]]) };
      });
      change(Object.assign({}, ...begun));
    },
    discardText: ({ locale }: LanguageText) =>
      setDraft(texts.length === 1 ? {} : picked(draft, (own) => own !== locale)),
  };
}

/**
 * The state of a text in all its languages: what is typed, what that changes, and why it was not saved. `onSaved` gets the
 * languages that the text has now for the first time.
 */
export function useOpenedText(opened: OpenedText, onSaved: (made: readonly LanguageText[]) => void) {
  const { name } = opened;
  const label = labelOf(opened, storedDraft({ is: 'text', name }));
  const form = useForm({ is: 'text', name }, opened, {
    title: label,
    savedIn: (shown) => shown.saved,
    begun: (next) => typedOf(next, opened.saved),
    onSaved: () => onSaved(made),
    reopen: () => ask('text', { name }),
    // Such as a figure of another text.
    isBeside: (now) => JSON.stringify(now.saved) === JSON.stringify(opened.saved),
  });
  const { draft, conflict, save } = form;
  // The same for as long as nothing is typed: the preview follows from it.
  const all = useMemo(() => textsOf(opened, conflict, draft), [opened, conflict, draft]);
  const { now, texts, fields, changed } = all;
  const written = writtenOf(all);
  const made = written.filter((text) => !text.isThere);
  return {
    ...form,
    name,
    label,
    ...all,
    isSaved: now.texts.some(({ isThere }) => isThere),
    ...draftChanges(all, form.setDraft),
    save: () => void save(changesOf(draft, now, written, fields, changed)),
    /** Removes the text in some languages, and leads its addresses elsewhere. */
    remove: (removals: readonly Removal[], onRemoved: () => void) => {
      const gone = removals.map(({ text: { locale }, to }) => ({ locale, to }));
      const languages = removals.map(({ text }) => text.language).join(', ');
      const isLeft = (own: string) => !gone.some(({ locale }) => locale === own);
      void save([{ do: 'removeText', name, texts: gone }], `Remove ${label}, ${languages}`, () => {
        form.setDraft(removals.length === texts.length ? {} : picked(draft, isLeft));
        onRemoved();
      });
    },
    move: (slug: string, onMoved: () => void) =>
      void save([{ do: 'moveText', name, slug }], `Move ${label}`, onMoved),
  };
}
