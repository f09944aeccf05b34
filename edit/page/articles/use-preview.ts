import { useEffect, useState } from 'react';
import type { ArticlePreview, Typed } from '#edit/articles/articles.ts';
import { ask, messageOf } from '#edit/page/ask.ts';

const pause = 300;

/** What is previewed: a text in one language, and those of the others. */
type Asked = { name: string; texts: [Typed, ...Typed[]] };

/** Returns a preview, with the words of the last one if the text cannot be rendered. */
function withLast(next: ArticlePreview, last: ArticlePreview | undefined): ArticlePreview {
  if (next.html !== undefined || last?.html === undefined) return next;
  const { title, description, html } = last;
  return { ...next, title, description, html };
}

/** Says in place of a preview why there is none. */
const unasked = (error: unknown): ArticlePreview => ({
  title: '',
  description: '',
  problems: [{ file: '', key: '', reason: messageOf(error), where: '' }],
  advice: [],
});

/** Previews a text, debounced. Keeps the last preview while it cannot be rendered. */
export function usePreview(asked: Asked): ArticlePreview | undefined {
  const [preview, setPreview] = useState<{ locale: string; drawn: ArticlePreview }>();
  const [{ locale }] = asked.texts;
  const request = JSON.stringify(asked);
  useEffect(() => {
    let isCurrent = true;
    const draw = async () => {
      const drawn = await ask('preview', JSON.parse(request) as Asked).catch(unasked);
      if (!isCurrent) return;
      setPreview((last) => ({
        locale,
        drawn: withLast(drawn, last?.locale === locale ? last.drawn : undefined),
      }));
    };
    const timer = setTimeout(() => void draw(), pause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [request, locale]);
  return preview?.locale === locale ? preview.drawn : undefined;
}
