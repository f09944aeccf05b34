import type { ArticleText as Text, OpenedArticle } from '#edit/articles/articles.ts';
import { slotOf, withDraft, type Draft } from './draft.ts';
import { draftsOf, keepDraft, keptDraft, useDraft } from './use-draft.ts';

const beginning = 'article ';

/** The names of the articles with unsaved changes. */
export const typedArticles = (): string[] => draftsOf(beginning);

/** A text that was typed, with the state of the file from which it was begun. */
const typedText = (draft: Draft, locale: string, text: string, seen: string) =>
  withDraft(withDraft(draft, 'text', locale, text), 'seen', locale, seen);

/** Begins an article in languages that have none. What was typed there before stays. */
export function beginDraft(name: string, locales: readonly string[], text: string): void {
  const begun = locales.reduce<Draft>((draft, locale) => typedText(draft, locale, text, ''), {});
  keepDraft(beginning + name, { ...begun, ...keptDraft(beginning + name) });
}

/** What was typed into an article. */
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
    /** Drops what was typed in one language. */
    drop: ({ locale }: Text): void => {
      const own = new Set([slotOf('text', locale), slotOf('seen', locale)]);
      const rest = Object.entries(draft).filter(([slot]) => !own.has(slot));
      setDraft(Object.fromEntries(rest));
      if (rest.length === 0) forget();
    },
    forget,
  };
}
