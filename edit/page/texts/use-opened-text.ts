import { useMemo } from 'react';
import { localeOf } from '#packages/site/locales.ts';
import type { LanguageText, OpenedText } from '#edit/texts/texts.ts';
import { placeOf } from '#edit/content/place.ts';
import { textLabel } from '#edit/content/labels.ts';
import { addressIn, withLinks } from '#edit/texts/links.ts';
import { ask } from '#edit/page/ask.ts';
import { fieldsIn, shownParts } from '#edit/page/lists/shown-parts.ts';
import { slotOf, typedValues, type Draft } from '#edit/page/saving/draft.ts';
import { useForm } from '#edit/page/saving/use-form.ts';
import {
  bodySlot,
  changedSlots,
  changesOf,
  isWorthKeeping,
  savedSlots,
  textFilling,
  typedIn,
} from './text-draft.ts';
import type { Removal } from './text-removal.tsx';

/** A text as the files have it now: where somebody has removed it meanwhile, as it was. */
function withRemoved(now: OpenedText, before: OpenedText): OpenedText {
  const texts = now.texts.map((text, index) => {
    const old = before.texts[index];
    return text.isThere || !old?.isThere ? text : { ...old, isThere: false };
  });
  return { ...now, texts };
}

const picked = (draft: Draft, slots: readonly string[]): Draft =>
  Object.fromEntries(Object.entries(draft).filter(([slot]) => slots.includes(slot)));

const isBegun = ({ locale }: LanguageText, { name }: OpenedText, draft: Draft) =>
  draft[bodySlot(name, locale)] !== undefined;

/** What there is of a text: what the files have now, and what is typed. */
function textsOf(opened: OpenedText, conflict: OpenedText | undefined, draft: Draft) {
  const now = conflict ? withRemoved(conflict, opened) : opened;
  const texts = now.texts.filter(
    (text, index) => text.isThere || opened.texts[index]?.isThere || isBegun(text, opened, draft),
  );
  const filling = textFilling(now, texts, draft);
  const parts = shownParts(filling, now.parts);
  const fields = fieldsIn(parts);
  const saved = savedSlots(now);
  return {
    now,
    texts,
    filling,
    parts,
    fields,
    saved,
    typed: (text: LanguageText) => typedIn(draft, now.name, fields, text),
    changed: changedSlots(draft, saved),
    missing: now.texts.filter((text) => !texts.includes(text)),
  };
}

type Texts = ReturnType<typeof textsOf>;

function draftChanges({ filling, fields }: Texts, setDraft: (draft: Draft) => void) {
  const { file: name, draft } = filling;
  const change = (more: Draft) => setDraft({ ...draft, ...more });
  const bodies = (all: readonly (readonly [locale: string, body: string])[]): Draft =>
    Object.fromEntries(all.map(([locale, body]) => [bodySlot(name, locale), body]));
  return {
    changeBodies: (all: Parameters<typeof bodies>[0]) => change(bodies(all)),
    /** Begins the text in another language, with the words of one that has it. Its links lead to that language. */
    addLanguage: ({ locale }: LanguageText, from: LanguageText) => {
      const led = (address: string) => addressIn(address, localeOf(from.locale), localeOf(locale));
      const copied = typedValues(draft, fields)
        .filter(({ value }) => value.locale === from.locale)
        .map(({ field, text }) => [slotOf(field, locale), field.kind === 'address' ? led(text) : text]);
      const { body } = typedIn(draft, name, fields, from);
      change({ ...Object.fromEntries(copied), ...bodies([[locale, withLinks(body, led)]]) });
    },
    discardText: ({ locale }: LanguageText) => {
      const rest = Object.keys(draft).filter((slot) => placeOf(slot).locale !== locale);
      setDraft(picked(draft, rest));
    },
  };
}

/**
 * The state of a text in all its languages: what is typed, what that changes, and why it was not saved. `onSaved` gets the
 * languages that the text has now for the first time.
 */
export function useOpenedText(opened: OpenedText, onSaved: (made: readonly LanguageText[]) => void) {
  const { name } = opened;
  const form = useForm({ is: 'text', name }, opened, {
    title: textLabel(name),
    isChanged: (next) => isWorthKeeping(next, savedSlots(opened)),
    onSaved: () => onSaved(made),
    reopen: () => ask('text', { name }),
  });
  const { restored, draft, conflict, save } = form;
  const made = opened.texts.filter((text) => !text.isThere && isBegun(text, opened, draft));
  // The same for as long as nothing is typed: the preview follows from it.
  const all = useMemo(() => textsOf(opened, conflict, draft), [opened, conflict, draft]);
  const { now, texts, filling, parts, fields, saved, changed, missing, typed } = all;
  const isElsewhere = (slot: string) => saved[slot] !== savedSlots(opened)[slot];
  const beside = conflict
    ? Object.keys(saved).filter(isElsewhere)
    : changedSlots(restored, saved).filter((slot) => slot in saved);
  return {
    ...form,
    name,
    texts,
    missing,
    filling,
    parts,
    fields,
    changed,
    typed,
    /** What the files have of values that were typed before, or changed elsewhere. */
    others: picked(saved, beside),
    isGone: conflict?.texts.every(({ isThere }) => !isThere) ?? false,
    ...draftChanges(all, form.setDraft),
    save: () => void save(changesOf(draft, now, texts, fields, changed)),
    /** Removes the text in some languages, and leads its addresses elsewhere. */
    remove: (removals: readonly Removal[], onRemoved: () => void) => {
      const gone = removals.map(({ text: { locale }, to }) => ({ locale, to }));
      const languages = removals.map(({ text }) => text.language).join(', ');
      const rest = Object.keys(draft).filter(
        (slot) => !gone.some(({ locale }) => locale === placeOf(slot).locale),
      );
      void save([{ do: 'removeText', name, texts: gone }], `Remove ${textLabel(name)}, ${languages}`, () => {
        form.setDraft(removals.length === texts.length ? {} : picked(draft, rest));
        onRemoved();
      });
    },
    move: (slug: string, onMoved: () => void) =>
      void save([{ do: 'moveText', name, slug }], `Move ${textLabel(name)}`, onMoved),
  };
}
