import type { ArticleText, OpenedArticle } from '#edit/articles/articles.ts';
import { articleAddress, articleLabel } from '#edit/content/labels.ts';
import { ask } from '#edit/page/ask.ts';
import { draftOf, slotOf, type Draft } from '#edit/page/saving/draft.ts';
import { useDraft } from '#edit/page/saving/use-draft.ts';
import { useSave } from '#edit/page/saving/use-save.ts';
import type { History } from '#edit/save/session.ts';
import {
  bodySlot,
  changedSlots,
  changesOf,
  draftPrefix,
  isWorthKeeping,
  savedSlots,
  typedIn,
} from './article-draft.ts';
import { fieldsIn, goneSlot, newItem, shownParts, type ShownList } from './article-fields.ts';

/** Returns a text as the files have it now: where somebody has removed it meanwhile, as it was. */
function withRemoved(now: OpenedArticle, before: OpenedArticle): OpenedArticle {
  const texts = now.texts.map((own, index) => {
    const old = before.texts[index];
    return own.isThere || !old?.isThere ? own : { ...old, isThere: false };
  });
  return { ...now, texts };
}

const picked = (draft: Draft, slots: readonly string[]): Draft =>
  Object.fromEntries(slots.map((slot) => [slot, draft[slot] ?? '']));

/**
 * The state of a text in all its languages: what is typed, what that changes, and why it was not saved. `onSaved` gets the
 * languages that the text has now for the first time.
 */
export function useArticle(
  opened: OpenedArticle,
  onSaved: (history: History, made: readonly ArticleText[]) => void,
) {
  const { name } = opened;
  const { restored, draft, setDraft, clearDraft, discardThen } = useDraft(draftPrefix + name, {
    title: articleLabel(name),
    isChanged: (next) => isWorthKeeping(next, savedSlots(opened)),
  });
  const hasText = ({ isThere, locale }: ArticleText) =>
    isThere || draft[bodySlot(name, locale)] !== undefined;
  const made = opened.texts.filter((own) => !own.isThere && hasText(own));
  const { save, conflict, ...saving } = useSave<OpenedArticle>(
    (history) => {
      clearDraft();
      onSaved(history, made);
    },
    () => ask('article', { name }),
  );
  const now = conflict ? withRemoved(conflict, opened) : opened;
  const texts = now.texts.filter((own, index) => hasText(own) || opened.texts[index]?.isThere);
  const state = { article: now, texts, draft };
  const parts = shownParts(state);
  const fields = fieldsIn(parts);
  const saved = savedSlots(now);
  const changed = changedSlots(draft, saved);
  const typed = (own: ArticleText) => typedIn(draft, name, fields, own);
  const isElsewhere = (slot: string) => saved[slot] !== savedSlots(opened)[slot];
  const beside = conflict
    ? Object.keys(saved).filter(isElsewhere)
    : changedSlots(restored, saved).filter((slot) => slot in saved);
  return {
    draft,
    setDraft,
    texts,
    missing: now.texts.filter((own) => !texts.includes(own)),
    parts,
    fields,
    changed,
    typed,
    /** What the files have of values that were typed before, or changed elsewhere. */
    others: picked(saved, beside),
    isConflict: conflict !== undefined,
    isGone: conflict?.texts.every(({ isThere }) => !isThere) ?? false,
    ...saving,
    save: () => void save(changesOf(draft, now, texts, fields, changed), now.hashes, articleLabel(name)),
    changeBodies: (bodies: readonly (readonly [locale: string, body: string])[]) =>
      setDraft({
        ...draft,
        ...Object.fromEntries(bodies.map(([locale, body]) => [bodySlot(name, locale), body])),
      }),
    /** Begins the text in another language, with the words of one that has it. */
    addLanguage: ({ locale }: ArticleText, from: ArticleText) => {
      const copied = fields.flatMap((field) =>
        field.values
          .filter((value) => value.locale === from.locale)
          .map((value) => [slotOf(field.key, locale), draftOf(draft, field, value)]),
      );
      const body = typed(from).body;
      setDraft({ ...draft, ...Object.fromEntries(copied), [bodySlot(name, locale)]: body });
    },
    addItem: (list: ShownList) => setDraft({ ...draft, ...newItem(state, list) }),
    removeItem: ({ list }: ShownList, key: string) =>
      setDraft({ ...draft, [goneSlot(name, [...list.path, key])]: 'gone' }),
    /** Removes the text in a language, and leads its address elsewhere. */
    remove: (own: ArticleText, to: string | undefined, onRemoved: (history: History) => void) => {
      const from = articleAddress(own.locale, name);
      const moves = to === undefined ? [] : [{ do: 'moveAddress' as const, from, to }];
      const removal = { do: 'write' as const, locale: own.locale, name };
      const title = `Remove ${articleLabel(name)}, ${own.language}`;
      void save([removal, ...moves], now.hashes, title, onRemoved);
    },
    /** Discards what is typed in a language. */
    discardText: ({ locale }: ArticleText) => {
      const rest = Object.keys(draft).filter((slot) => !slot.endsWith(`|${locale}`));
      setDraft(picked(draft, rest));
    },
    discardThen,
  };
}
