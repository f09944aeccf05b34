import { useState } from 'react';
import type { ArticleText as Text, OpenedArticle } from '#edit/articles/articles.ts';
import type { StoryFigures } from '#edit/changes/figure-edits.ts';
import type { Change, Write } from '#edit/changes/change.ts';
import { articleLabel } from '#edit/content/labels.ts';
import type { History } from '#edit/save/session.ts';
import { ask, messageOf } from '#edit/page/ask.ts';
import { useSave } from '#edit/page/saving/use-save.ts';

/**
 * Saves and removes texts of an article. `conflict` is the current state of its files, if they were changed elsewhere.
 */
export function useArticleSave({ name, hashes }: OpenedArticle, onSaved: (history: History) => void) {
  const [conflict, setConflict] = useState<OpenedArticle>();
  const { save, ...outcome } = useSave(onSaved);
  const title = articleLabel(name);
  async function store(...asked: Parameters<typeof save>): Promise<void> {
    const { state } = (await save(...asked)) ?? {};
    if (state !== 'changed') return setConflict(undefined);
    try {
      setConflict(await ask('article', { name }));
    } catch (error) {
      outcome.setFault(messageOf(error));
    }
  }
  const write = ({ locale }: Text, text?: string): Write => ({ do: 'write', locale, name, text });
  return {
    ...outcome,
    conflict,
    saveTexts: (
      texts: readonly Text[],
      textOf: (own: Text) => string | undefined,
      figures: StoryFigures,
      from: Record<string, string>,
    ): void => {
      const numbers: Change[] =
        Object.keys(figures).length > 0 ? [{ do: 'figures', name, values: figures }] : [];
      void store([...texts.map((own) => write(own, textOf(own))), ...numbers], from, title);
    },
    removeText: (
      own: Text,
      move: { from: string; to: string } | undefined,
      onRemoved: (history: History) => void,
    ): void => {
      const moves: Change[] = move ? [{ do: 'moveAddress', ...move }] : [];
      void store([write(own), ...moves], hashes, `Remove ${title}, ${own.language}`, onRemoved);
    },
  };
}
