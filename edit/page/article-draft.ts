import type { ArticleText as Text, OpenedArticle } from '#edit/articles/articles.ts';
import { slotOf, withDraft, type Draft } from './draft.ts';
import { draftsOf, keepDraft, keptDraft, useDraft } from './use-draft.ts';

const beginning = 'article ';

/** Returns the names of the articles with unsaved changes. */
export const typedArticles = (): string[] => draftsOf(beginning);

/** Adds a typed text to a draft, with the hash of the file that it is based on. */
const typedText = (draft: Draft, locale: string, text: string, seen: string) =>
  withDraft(withDraft(draft, 'text', locale, text), 'seen', locale, seen);

/** Starts drafts of an article in languages that have none. Keeps what was typed there before. */
export function beginDraft(name: string, locales: readonly string[], text: string): void {
  const begun = locales.reduce<Draft>((draft, locale) => typedText(draft, locale, text, ''), {});
  keepDraft(beginning + name, { ...begun, ...keptDraft(beginning + name) });
}

/** Manages the draft of an article. */
export function useArticleDraft({ name, texts, seen }: OpenedArticle) {
  const { draft, setDraft, forget } = useDraft(beginning + name);
  const textOf = ({ locale, text }: Text) => draft[slotOf('text', locale)] ?? text;
  const changed = texts.filter((own) => textOf(own) !== own.text);
  const begun = changed.map(({ file, locale }) => [file, draft[slotOf('seen', locale)] ?? ''] as const);
  return {
    textOf,
    changed,
    begun: Object.fromEntries(begun),
    change: ({ locale, file }: Text, text: string) =>
      setDraft(typedText(draft, locale, text, draft[slotOf('seen', locale)] ?? seen[file] ?? '')),
    /** Discards the draft in one language. */
    drop: ({ locale }: Text): void => {
      const own = new Set([slotOf('text', locale), slotOf('seen', locale)]);
      const rest = Object.entries(draft).filter(([slot]) => !own.has(slot));
      setDraft(Object.fromEntries(rest));
      if (rest.length === 0) forget();
    },
    forget,
  };
}
