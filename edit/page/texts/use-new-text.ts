import { useState } from 'react';
import type { OpenedText } from '#edit/texts/texts.ts';
import { slugOf } from '#packages/content/slug-of.ts';
import { ask } from '#edit/page/ask.ts';
import { localeHere } from '#edit/page/marks/place.ts';
import { useAttempt } from '#edit/page/saving/use-attempt.ts';
import { isTyped, useDraft } from '#edit/page/saving/use-draft.ts';
import { collectionFacts, type CollectionName } from '#packages/site/collections.ts';
import { writtenLanguages } from '#packages/content/written-languages.ts';
import { beginDraft } from './text-draft.ts';

/** The state of a text that is about to be begun: its title, its address, its languages, and why it cannot be. */
export function useNewText(
  collection: CollectionName,
  from: string | undefined,
  onBegun: (opened: OpenedText) => void,
) {
  const { draft, setDraft, clearDraft, discardThen } = useDraft(`new ${collection} ${from ?? ''}`, {
    title: `New ${collectionFacts[collection].labels.one}`,
    isChanged: isTyped,
  });
  // Without a typed one, the slug follows the title.
  const { title = '', slug: typed } = draft;
  const [chosen, setChosen] = useState(writtenLanguages);
  const { attempt, fault: refusal, forget } = useAttempt();
  const slug = typed ?? slugOf(title);
  const begin = () =>
    attempt(async () => {
      // The title is in the language of this page, and still to be translated into the others.
      const { code: locale } =
        chosen.find(({ code }) => code === localeHere().code) ?? chosen[0] ?? localeHere();
      const { opened, values } = await ask('begin', { collection, slug, title, locale, from });
      beginDraft(opened.name, Object.fromEntries(chosen.map(({ code }) => [code, values[code] ?? {}])));
      clearDraft();
      onBegun(opened);
    });
  return {
    title,
    slug,
    chosen,
    refusal,
    setTitle: (next: string) => {
      setDraft({ ...draft, title: next });
      if (typed === undefined) forget();
    },
    setSlug: (next: string) => {
      setDraft({ ...draft, slug: next });
      forget();
    },
    setChosen,
    begin,
    discardThen,
  };
}
