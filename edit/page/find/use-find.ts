import { useCallback, useEffect, useState } from 'react';
import { counted } from '#edit/content/labels.ts';
import { ask, askLater, type Answer } from '#edit/page/ask.ts';
import { saveAndShow } from '#edit/page/saving/show-content.ts';
import { useAttempt } from '#edit/page/saving/use-attempt.ts';
import { useEditor } from '#edit/page/use-editor.ts';
import type { Problem } from '#edit/save/check-unsaved.ts';

type Found = Answer<'find'>;

// Time without typing before it is looked for.
const pause = 300;
/** Fewer letters are in nearly every text. */
const least = 2;

const changedElsewhere =
  'A text has changed since it was found. Nothing was replaced: look at the places again.';

type Search = { text: string; matchesCase: boolean; wholeWords: boolean };

/** Looks for a text, debounced: where it was found, and which of these places are chosen. */
function useFound(search: Search) {
  const [found, setFound] = useState<Found>();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [unread, setUnread] = useState('');
  const show = useCallback((next: Found) => {
    setFound(next);
    setChosen(new Set(next.places.filter(({ isWords }) => isWords).map(({ id }) => id)));
    setUnread('');
  }, []);
  const isLong = search.text.trim().length >= least;
  useEffect(() => {
    if (!isLong) return undefined;
    return askLater(() => ask('find', search), { pause, onAnswer: show, onFault: setUnread });
  }, [search, isLong, show]);
  return { found: isLong ? found : undefined, show, chosen, setChosen, unread };
}

/** Returns the ids with some more, or without them. */
const withChosen = (chosen: ReadonlySet<string>, ids: readonly string[], isChosen: boolean) =>
  isChosen ? chosen.union(new Set(ids)) : chosen.difference(new Set(ids));

/** What is looked for, where it was found, and what replaces it in the chosen places. */
export function useFind() {
  const { saved } = useEditor();
  const [search, setSearch] = useState<Search>({ text: '', matchesCase: false, wholeWords: false });
  const [by, setBy] = useState('');
  const { found, show, chosen, setChosen, unread } = useFound(search);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const { attempt, fault, isBusy } = useAttempt();
  const replace = () =>
    attempt(async () => {
      if (!found) return;
      const ids = [...chosen];
      const outcome = await saveAndShow(() => ask('replace', { search, by, ids, hashes: found.hashes }));
      setProblems(outcome.state === 'refused' ? outcome.problems : []);
      if (outcome.state === 'changed') {
        show(await ask('find', search));
        throw new Error(changedElsewhere);
      }
      if (outcome.state === 'saved') saved(`Replaced in ${counted(ids.length, 'place')}`);
    });
  return {
    search,
    setSearch: (next: Search) => {
      setSearch(next);
      setProblems([]);
    },
    by,
    setBy,
    found,
    chosen,
    /** Chooses places, or leaves them out. */
    choose: (ids: readonly string[], isChosen: boolean) => setChosen(withChosen(chosen, ids, isChosen)),
    problems,
    fault: fault || unread,
    isBusy,
    replace: () => void replace(),
  };
}
