import type { ArticleText as Text, OpenedArticle } from '#edit/articles/articles.ts';
import { articleLabel } from '#edit/content/labels.ts';
import type { Change, Write } from '#edit/changes/change.ts';
import type { StoryFigures } from '#edit/changes/figure-edits.ts';
import { ask } from '#edit/page/ask.ts';
import { useSave } from '#edit/page/saving/use-save.ts';
import type { History } from '#edit/save/session.ts';

/** Saves and removes texts of an article. */
export function useArticleSave({ name, hashes }: OpenedArticle, onSaved: (history: History) => void) {
  const { save, ...saving } = useSave(onSaved, () => ask('article', { name }));
  const title = articleLabel(name);
  const write = ({ locale }: Text, text?: string): Write => ({ do: 'write', locale, name, text });
  return {
    ...saving,
    saveTexts: (
      texts: readonly Text[],
      textOf: (own: Text) => string | undefined,
      figures: StoryFigures,
      from: Record<string, string>,
    ): void => {
      const numbers: Change[] =
        Object.keys(figures).length > 0 ? [{ do: 'figures', name, values: figures }] : [];
      void save([...texts.map((own) => write(own, textOf(own))), ...numbers], from, title);
    },
    removeText: (
      own: Text,
      move: { from: string; to: string } | undefined,
      onRemoved: (history: History) => void,
    ): void => {
      const moves: Change[] = move ? [{ do: 'moveAddress', ...move }] : [];
      void save([write(own), ...moves], hashes, `Remove ${title}, ${own.language}`, onRemoved);
    },
  };
}
