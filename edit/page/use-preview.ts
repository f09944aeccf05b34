import { useEffect, useState } from 'react';
import type { ArticlePreview } from '#edit/articles/articles.ts';
import { ask, messageOf } from './ask.ts';

const pause = 300;
const nothing: ArticlePreview = { title: '', description: '', mistakes: [] };

/** Previews an article, debounced. Keeps the last preview while the article cannot be rendered. */
export function usePreview(name: string, locale: string, text: string): ArticlePreview | undefined {
  const [preview, setPreview] = useState<ArticlePreview & { locale: string }>();
  useEffect(() => {
    let isCurrent = true;
    const draw = async () => {
      const next = await ask('preview', { locale, name, text }).catch((error: unknown) => ({
        ...nothing,
        mistakes: [messageOf(error)],
      }));
      if (!isCurrent) return;
      setPreview((last) =>
        next.html === undefined && last?.locale === locale
          ? { ...last, mistakes: next.mistakes }
          : { ...next, locale },
      );
    };
    const timer = setTimeout(() => void draw(), pause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [name, locale, text]);
  return preview?.locale === locale ? preview : undefined;
}
