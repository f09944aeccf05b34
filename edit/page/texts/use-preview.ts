import { useState } from 'react';
import type { TextPreview, LanguageText } from '#edit/texts/texts.ts';
import { useAnswer } from '#edit/page/saving/use-answer.ts';
import { mistakeOfFile } from '#packages/content/reading/mistakes.ts';
import { valueAt } from '#packages/content/tree.ts';
import type { useOpenedText } from './use-opened-text.ts';

const pause = 300;

/** A preview, with the words of the last one if the text cannot be rendered. */
function withLast(next: TextPreview, last: TextPreview | undefined): TextPreview {
  if (next.html !== undefined || last?.html === undefined) return next;
  const { title, description, html } = last;
  return { ...next, title, description, html };
}

const unasked = (reason: string): TextPreview => ({
  title: '',
  description: '',
  problems: [],
  mistakes: [mistakeOfFile(reason)],
  advice: [],
  state: undefined,
  takenDown: undefined,
  html: undefined,
});

/** `body` is what was checked and drawn. */
export type Preview = TextPreview & { body: string };
type TextState = Pick<ReturnType<typeof useOpenedText>, 'name' | 'texts' | 'typedIn'>;

/** Previews a text in one of its languages. Keeps the last preview while it cannot be rendered. */
export function usePreview({ name, texts, typedIn }: TextState, shown: LanguageText): Preview | undefined {
  const others = texts.filter((text) => text !== shown);
  const { answer, fault, asked } = useAnswer(
    'preview',
    { name, texts: [typedIn(shown), ...others.map(typedIn)] },
    { pause },
  );
  const [rendered, setRendered] = useState<TextPreview>();
  if (answer?.html !== undefined && answer !== rendered) setRendered(answer);
  const next = fault ? unasked(fault) : answer;
  const body = valueAt(asked, ['texts', 0, 'values', 'body']);
  return next && { ...withLast(next, rendered), body: typeof body === 'string' ? body : '' };
}
