import { useState } from 'react';
import type { ArticleText as Text, OpenedArticle } from '#edit/articles/articles.ts';
import type { Write } from '#edit/words/expand.ts';
import { articleLabel } from '#edit/words/labels.ts';
import { ask, type FileHashes, type History } from './ask.ts';
import { useSave } from './use-save.ts';

/**
 * Saves and removes texts of an article. `conflict` is the current state of its files, if they were changed elsewhere.
 */
export function useArticleSave({ name, hashes }: OpenedArticle, onSaved: (history: History) => void) {
  const [conflict, setConflict] = useState<OpenedArticle>();
  const { save, ...outcome } = useSave(onSaved);
  const title = articleLabel(name);
  async function store(...asked: Parameters<typeof save>): Promise<void> {
    const { state } = (await save(...asked)) ?? {};
    setConflict(state === 'changed' ? await ask('article', { name }) : undefined);
  }
  const write = ({ locale }: Text, text?: string): Write => ({ do: 'write', locale, name, text });
  return {
    ...outcome,
    conflict,
    saveTexts: (
      texts: readonly Text[],
      textOf: (own: Text) => string | undefined,
      from: FileHashes,
    ): void => {
      void store(
        texts.map((own) => write(own, textOf(own))),
        from,
        title,
      );
    },
    removeText: (own: Text, onRemoved: (history: History) => void): void => {
      const from = { [own.file]: hashes[own.file] ?? '' };
      void store([write(own)], from, `Remove ${title}, ${own.language}`, onRemoved);
    },
  };
}
