import type { ArticleText as Text, OpenedArticle } from '#edit/articles/articles.ts';
import { slotOf, withDraft, type Draft } from './draft.ts';
import { storedDraft, storedDraftNames, storeDraft, useDraft } from './use-draft.ts';

const prefix = 'article ';

/** Returns the names of the articles with unsaved changes. */
export const articlesWithDrafts = (): string[] => storedDraftNames(prefix);

/** Adds a typed text to a draft, with the hash of the file that it is based on. */
const withTypedText = (draft: Draft, locale: string, text: string, hash: string) =>
  withDraft(withDraft(draft, 'text', locale, text), 'seen', locale, hash);

/** Starts drafts of an article in languages that have none. Keeps what was typed there before. */
export function beginDraft(name: string, locales: readonly string[], text: string): void {
  const begun = locales.reduce<Draft>((draft, locale) => withTypedText(draft, locale, text, ''), {});
  storeDraft(prefix + name, { ...begun, ...storedDraft(prefix + name) });
}

/** Manages the draft of an article. */
export function useArticleDraft({ name, texts, hashes }: OpenedArticle) {
  const { draft, setDraft, clearDraft } = useDraft(prefix + name);
  const textOf = ({ locale, text }: Text) => draft[slotOf('text', locale)] ?? text;
  const changed = texts.filter((own) => textOf(own) !== own.text);
  const baseHashes = changed.map(({ file, locale }) => [file, draft[slotOf('seen', locale)] ?? ''] as const);
  return {
    textOf,
    changed,
    baseHashes: Object.fromEntries(baseHashes),
    change: ({ locale, file }: Text, text: string) =>
      setDraft(withTypedText(draft, locale, text, draft[slotOf('seen', locale)] ?? hashes[file] ?? '')),
    /** Discards the draft in one language. */
    discardText: ({ locale }: Text): void => {
      const own = new Set([slotOf('text', locale), slotOf('seen', locale)]);
      const rest = Object.entries(draft).filter(([slot]) => !own.has(slot));
      setDraft(Object.fromEntries(rest));
      if (rest.length === 0) clearDraft();
    },
    clearDraft,
  };
}
