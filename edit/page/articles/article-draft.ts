import type { ArticleText as Text, OpenedArticle } from '#edit/articles/articles.ts';
import type { BeforeAfter } from '#edit/changes/figure-edits.ts';
import { slotOf, withDraft, type Draft } from '#edit/page/saving/draft.ts';
import { storedDraft, storedDraftNames, storeDraft, useDraft } from '#edit/page/saving/use-draft.ts';

const prefix = 'article ';
const sides = ['before', 'after'] as const;
const figureSlot = (key: string, side: keyof BeforeAfter) => slotOf(`figure ${key}.${side}`, '');

/** Returns the names of the articles with unsaved changes. */
export const articlesWithDrafts = (): string[] => storedDraftNames(prefix);

/** Adds a typed text to a draft, with the hash of the file that it is based on. */
const withTypedText = (draft: Draft, locale: string, text: string, hash: string) =>
  withDraft(withDraft(draft, 'text', locale, text), 'seen', locale, hash);

/** Starts drafts of an article in languages that have none. Keeps what was typed there before. */
export function beginDraft(name: string, texts: Readonly<Record<string, string>>): void {
  const begun = Object.entries(texts).reduce<Draft>(
    (draft, [locale, text]) => withTypedText(draft, locale, text, ''),
    {},
  );
  storeDraft(prefix + name, { ...begun, ...storedDraft(prefix + name) });
}

/** Manages the draft of an article. */
export function useArticleDraft({ name, texts, figures, hashes }: OpenedArticle) {
  const { draft, setDraft, clearDraft, discardThen } = useDraft(prefix + name);
  const textOf = ({ locale, text }: Text) => draft[slotOf('text', locale)] ?? text;
  const changed = texts.filter((own) => textOf(own) !== own.text);
  const figureOf = (key: string, side: keyof BeforeAfter) =>
    draft[figureSlot(key, side)] ?? figures[key]?.[side] ?? '';
  const figureKeys = new Set(
    Object.keys(draft).flatMap((slot) => /^figure (.+)\.(?:before|after)\|$/.exec(slot)?.[1] ?? []),
  );
  const changedFigures = [...figureKeys].filter((key) =>
    sides.some((side) => figureOf(key, side) !== (figures[key]?.[side] ?? '')),
  );
  const baseHashes = changed.map(({ file, locale }) => [file, draft[slotOf('seen', locale)] ?? ''] as const);
  return {
    textOf,
    changed,
    figureOf,
    /** The changed numbers of a client story's figures. */
    changedFigures: Object.fromEntries(
      changedFigures.map((key) => [key, { before: figureOf(key, 'before'), after: figureOf(key, 'after') }]),
    ),
    changeFigure: (key: string, side: keyof BeforeAfter, text: string) =>
      setDraft({ ...draft, [figureSlot(key, side)]: text }),
    baseHashes: { ...hashes, ...Object.fromEntries(baseHashes) },
    change: ({ locale, file }: Text, text: string) =>
      setDraft(withTypedText(draft, locale, text, draft[slotOf('seen', locale)] ?? hashes[file] ?? '')),
    /** Sets the texts of several languages at once. */
    changeAll: (changed: readonly { locale: string; text: string }[]) =>
      setDraft(
        changed.reduce<Draft>((all, { locale, text }) => {
          const file = texts.find((own) => own.locale === locale)?.file ?? '';
          return withTypedText(all, locale, text, draft[slotOf('seen', locale)] ?? hashes[file] ?? '');
        }, draft),
      ),
    /** Discards the draft in one language. */
    discardText: ({ locale }: Text): void => {
      const own = new Set([slotOf('text', locale), slotOf('seen', locale)]);
      const rest = Object.entries(draft).filter(([slot]) => !own.has(slot));
      setDraft(Object.fromEntries(rest));
      if (rest.length === 0) clearDraft();
    },
    clearDraft,
    discardThen,
  };
}
