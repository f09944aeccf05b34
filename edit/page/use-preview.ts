import { useEffect, useEffectEvent, useState } from 'react';
import type { ArticlePreview } from '#edit/articles/articles.ts';
import { ask, messageOf, type Unsaved } from './ask.ts';

const pause = 300;
const nothing: ArticlePreview = { title: '', description: '', mistakes: [], advice: [], figures: [] };

/** Previews an article, debounced. Keeps the last preview while the article cannot be rendered. */
export function usePreview(
  name: string,
  { locale, text }: Unsaved,
  others: readonly Unsaved[],
): ArticlePreview | undefined {
  const [preview, setPreview] = useState<ArticlePreview & { locale: string }>();
  const draw = useEffectEvent(async (isCurrent: () => boolean) => {
    const next = await ask('preview', { locale, name, text, others: [...others] }).catch(
      (error: unknown): ArticlePreview => ({ ...nothing, mistakes: [messageOf(error)] }),
    );
    if (!isCurrent()) return;
    setPreview((last) =>
      next.html === undefined && last?.locale === locale
        ? {
            ...next,
            title: last.title,
            description: last.description,
            ...(last.html && { html: last.html }),
            locale,
          }
        : { ...next, locale },
    );
  });
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(() => void draw(() => isCurrent), pause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [name, locale, text]);
  return preview?.locale === locale ? preview : undefined;
}
