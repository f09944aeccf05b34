import { useCallback, useEffect, useState } from 'react';
import { ask, messageOf, type Answer } from '#edit/page/ask.ts';
import { noteSave, showSaved } from '#edit/page/saving/refresh-content.ts';
import { useAttempt } from '#edit/page/saving/use-attempt.ts';
import type { Problem } from '#edit/save/check-unsaved.ts';
import type { History } from '#edit/save/session.ts';

type Found = Answer<'find'>;

// Time without typing before it is looked for.
const pause = 300;
/** Fewer letters are in nearly every text. */
const least = 2;

const changedElsewhere =
  'A text has changed since it was found. Nothing was replaced: look at the places again.';

/** What is looked for, where it was found, and which of these places are chosen. */
export function useFind(onReplaced: (history: History, count: number) => void) {
  const [search, setSearch] = useState({ text: '', matchesCase: false, wholeWords: false });
  const [by, setBy] = useState('');
  const [found, setFound] = useState<Found>();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [unread, setUnread] = useState('');
  const { attempt, fault, isBusy } = useAttempt();
  const show = useCallback((next: Found) => {
    setFound(next);
    setChosen(new Set(next.places.filter(({ isWords }) => isWords).map(({ id }) => id)));
    setUnread('');
  }, []);
  const isLong = search.text.trim().length >= least;
  useEffect(() => {
    let isCurrent = true;
    const look = async () => {
      try {
        const next = await ask('find', search);
        if (isCurrent) show(next);
      } catch (error) {
        if (isCurrent) setUnread(messageOf(error));
      }
    };
    const timer = isLong ? setTimeout(() => void look(), pause) : undefined;
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [search, isLong, show]);
  const replace = () =>
    attempt(async () => {
      if (!found) return;
      noteSave();
      const ids = [...chosen];
      const outcome = await ask('replace', { search, by, ids, hashes: found.hashes });
      setProblems(outcome.state === 'refused' ? outcome.problems : []);
      if (outcome.state === 'changed') {
        show(await ask('find', search));
        throw new Error(changedElsewhere);
      }
      if (outcome.state !== 'saved') return;
      await showSaved(outcome.files);
      onReplaced(outcome, ids.length);
    });
  return {
    search,
    setSearch: (next: typeof search) => {
      setSearch(next);
      setProblems([]);
    },
    by,
    setBy,
    found: isLong ? found : undefined,
    chosen,
    /** Chooses places, or leaves them out. */
    choose: (ids: readonly string[], isChosen: boolean) => {
      const next = new Set(chosen);
      for (const id of ids) {
        if (isChosen) next.add(id);
        else next.delete(id);
      }
      setChosen(next);
    },
    problems,
    fault: fault || unread,
    isBusy,
    replace: () => void replace(),
  };
}
