import { useEffect, useState } from 'react';
import type { Unsaved } from '#edit/articles/article-data.ts';
import type { ArticlePreview } from '#edit/articles/articles.ts';
import { ask, messageOf } from '#edit/page/ask.ts';

const pause = 300;
const nothing: ArticlePreview = { title: '', description: '', mistakes: [], advice: [], figures: [] };

/** What is previewed: an unsaved text, and those of the other languages. */
type Asked = Unsaved & { name: string; others: Unsaved[] };

/** Returns a preview, with the words of the last one if the text cannot be rendered. */
function withLast(next: ArticlePreview, last: ArticlePreview | undefined): ArticlePreview {
  if (next.html !== undefined || last?.html === undefined) return next;
  const { title, description, html } = last;
  return { ...next, title, description, html };
}

/** Previews an article, debounced. Keeps the last preview while the article cannot be rendered. */
export function usePreview(asked: Asked): ArticlePreview | undefined {
  const [preview, setPreview] = useState<{ locale: string; drawn: ArticlePreview }>();
  const { locale } = asked;
  const request = JSON.stringify(asked);
  useEffect(() => {
    let isCurrent = true;
    const draw = async () => {
      const drawn = await ask('preview', JSON.parse(request) as Asked).catch(
        (error: unknown): ArticlePreview => ({
          ...nothing,
          mistakes: [{ key: '', words: messageOf(error) }],
        }),
      );
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
