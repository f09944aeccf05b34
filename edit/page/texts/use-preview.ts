import { useEffect, useState } from 'react';
import type { TextPreview, LanguageText } from '#edit/texts/texts.ts';
import { ask, askLater } from '#edit/page/ask.ts';
import { mistakeOfFile } from '#packages/content/reading/mistakes.ts';
import type { useOpenedText } from './use-opened-text.ts';

const pause = 300;

/** A preview, with the words of the last one if the text cannot be rendered. */
function withLast(next: TextPreview, last: TextPreview | undefined): TextPreview {
  if (next.html !== undefined || last?.html === undefined) return next;
  const { title, description, html } = last;
  return { ...next, title, description, html };
}

/** Says in place of a preview why there is none. */
const unasked = (reason: string): TextPreview => ({
  title: '',
  description: '',
  problems: [],
  mistakes: [mistakeOfFile(reason)],
  advice: [],
});

/** `body` is what was checked and drawn. */
export type Preview = TextPreview & { body: string };
type TextState = Pick<ReturnType<typeof useOpenedText>, 'name' | 'texts' | 'typed'>;

const asked = ({ locale, values }: ReturnType<TextState['typed']>) => ({ locale, values });

/** Previews a text in one of its languages, debounced. Keeps the last preview while it cannot be rendered. */
export function usePreview({ name, texts, typed }: TextState, shown: LanguageText): Preview | undefined {
  const [preview, setPreview] = useState<{ locale: string; drawn: Preview }>();
  const { locale } = shown;
  useEffect(() => {
    const own = typed(shown);
    const others = texts.filter((text) => text !== shown);
    const show = (drawn: TextPreview) =>
      setPreview((last) => ({
        locale,
        drawn: { ...withLast(drawn, last?.locale === locale ? last.drawn : undefined), body: own.body },
      }));
    return askLater(
      () => ask('preview', { name, texts: [asked(own), ...others.map((each) => asked(typed(each)))] }),
      {
        pause,
        onAnswer: show,
        onFault: (reason) => show(unasked(reason)),
      },
    );
  }, [name, texts, typed, shown, locale]);
  return preview?.locale === locale ? preview.drawn : undefined;
}
