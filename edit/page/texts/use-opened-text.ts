import { createContext, use, useState } from 'react';
import { localeOf } from '#packages/site/locales.ts';
import type { LanguageText, OpenedText } from '#edit/texts/texts.ts';
import { addressIn, withLinks } from '#edit/texts/links.ts';
import { addressOfText, textNamed } from '#edit/content/labels.ts';
import { localeHere } from '#edit/page/picking/place.ts';
import { useEditor, type From } from '#edit/page/use-editor.ts';
import { fieldsOf, type FormValues } from '#edit/page/lists/form-values.ts';
import { storedDraft } from '#edit/page/saving/use-draft.ts';
import { differing, slotOf, typedAt, typedValues, type Draft } from '#edit/page/saving/draft.ts';
import { useForm } from '#edit/page/saving/use-form.ts';
import { bodySlot, changesOf, labelOf, picked, textHere, typedOf } from './text-draft.ts';

function textsOf(opened: OpenedText, conflict: OpenedText | undefined, draft: Draft) {
  const now = conflict ?? opened;
  const { name } = now;
  const texts = now.texts.filter(
    ({ locale, isThere }, index) =>
      isThere || opened.texts[index]?.isThere || draft[bodySlot(name, locale)] !== undefined,
  );
  // Where somebody has removed a text meanwhile, it is shown as it was.
  const isGone = (locale: string) => now.texts.some((text) => text.locale === locale && !text.isThere);
  const formValues: FormValues = {
    file: name,
    locales: texts.map(({ locale }) => locale),
    saved: { ...picked(opened.saved, isGone), ...now.saved },
    draft,
    keys: [],
    names: [],
  };
  const fields = fieldsOf(formValues, now.parts);
  const bodyIn = ({ locale }: LanguageText) => {
    const slot = bodySlot(name, locale);
    return draft[slot] ?? formValues.saved[slot] ?? '';
  };
  // A new language waits, without a file, until something is written in it or in none.
  const typed = typedValues(draft, fields).filter(({ field, text }) => field.kind === 'text' && text !== '');
  const hasWords = ({ locale }: LanguageText) => typed.some(({ value }) => value.locale === locale);
  const written = texts.filter((text) => text.isThere || hasWords(text));
  return {
    now,
    texts,
    missing: now.texts.filter((text) => !texts.includes(text)),
    /** Those to save, which have a file or words. */
    written: written.length > 0 ? written : texts,
    formValues,
    fields,
    bodyIn,
    typedIn: ({ locale }: LanguageText) => ({
      locale,
      values: typedAt(draft, fields, { file: name, locale, path: [] }),
    }),
    changed: Object.keys(differing(draft, now.saved)),
  };
}

export function useOpenedText(opened: OpenedText, at: From['at']) {
  const { close, saved } = useEditor();
  const { name } = opened;
  const [{ locale: localeShown, line }, show] = useState<{ locale: string; line?: number | undefined }>(
    at ?? { locale: localeHere().code },
  );
  const label = labelOf(opened, storedDraft({ is: 'text', name }));
  const form = useForm({ is: 'text', name }, opened, {
    title: label,
    savedIn: (shown) => shown.saved,
    begun: (next) => typedOf(next, opened.saved),
    onSaved: () => saved(undefined, addressToShow(written.filter(({ isThere }) => !isThere))),
  });
  const { draft, setDraft, conflict, save } = form;
  const all = textsOf(opened, conflict, draft);
  const { now, texts, written, fields, bodyIn, changed } = all;
  const addressToShow = (shown: readonly LanguageText[], own = name) => {
    const text = textHere(shown);
    return text && addressOfText(text.locale, own);
  };
  return {
    ...form,
    opened,
    name,
    label,
    ...all,
    shown: textHere(texts, localeShown),
    line,
    show: (text: LanguageText) => show({ locale: text.locale }),
    isSaved: now.texts.some(({ isThere }) => isThere),
    changeBodies: (own: readonly (readonly [locale: string, body: string])[]) => {
      const bodies = own.map(([locale, body]) => [bodySlot(name, locale), body]);
      setDraft({ ...draft, ...Object.fromEntries(bodies) });
    },
    /** With the words of `from`, whose links are changed to the new language. */
    addLanguages: (added: readonly LanguageText[], from: LanguageText) => {
      show({ locale: added[0]?.locale ?? localeShown });
      const begun = added.map(({ locale }): Draft => {
        const led = (address: string) => addressIn(address, localeOf(from.locale), localeOf(locale));
        const copied = typedValues(draft, fields)
          .filter(({ value }) => value.locale === from.locale)
          .map(({ field, text }) => [slotOf(field, locale), field.kind === 'address' ? led(text) : text]);
        return { ...Object.fromEntries(copied), [bodySlot(name, locale)]: withLinks(bodyIn(from), led) };
      });
      setDraft(Object.assign({}, draft, ...begun));
    },
    save: () => void save(changesOf(draft, now, written, fields, changed)),
    /** A language that is not saved is only discarded. The address redirects to `to`, if there is any. */
    remove: (removals: readonly { text: LanguageText; to: string }[]) => {
      const gone = removals.map(({ text: { locale }, to }) => ({ locale, to: to || undefined }));
      const isLeft = (locale: string) => gone.every((each) => each.locale !== locale);
      const discard = () => setDraft(gone.length === texts.length ? {} : picked(draft, isLeft));
      if (!removals.every(({ text }) => text.isThere)) {
        discard();
        if (texts.length === 1) close();
        return;
      }
      const languages = removals.map(({ text }) => text.language).join(', ');
      void save([{ do: 'removeText', name, texts: gone }], `Remove ${label}, ${languages}`, () => {
        discard();
        saved('Removed');
      });
    },
    move: (slug: string) => {
      const address = addressToShow(texts, `${textNamed(name).collection}/${slug}`);
      void save([{ do: 'moveText', name, slug }], `Move ${label}`, () => saved('Moved', address));
    },
  };
}

type OpenText = ReturnType<typeof useOpenedText> & { shown: LanguageText };

export const TextContext = createContext<OpenText | undefined>(undefined);

export function useText(): OpenText {
  const text = use(TextContext);
  if (!text) throw new Error('These are parts of the editor of a text');
  return text;
}
