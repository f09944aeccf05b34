import { useCallback, useEffect, useState } from 'react';
import type { Outcome } from '#edit/save/session.ts';
import { ask, showContent, type History } from './ask.ts';

export type Way = 'undo' | 'redo';

function saidOf(way: Way, outcome: Outcome): string {
  if (outcome.state === 'saved') return way === 'undo' ? 'Undone' : 'Redone';
  if (outcome.state === 'changed') return `Not possible: ${outcome.files.join(', ')} was changed elsewhere`;
  return 'Not possible: the content has a mistake';
}

/** Undoes and redoes saves, from the bar and by keyboard shortcut. */
export function useTravel(onDone: (history: History, said: string) => void) {
  const [isTravelling, setIsTravelling] = useState(false);
  const go = useCallback(
    async (way: Way) => {
      const outcome = await ask(way);
      await showContent();
      onDone(outcome, saidOf(way, outcome));
    },
    [onDone],
  );
  const travel = useCallback(
    (way: Way) => {
      setIsTravelling(true);
      void go(way).finally(() => setIsTravelling(false));
    },
    [go],
  );
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.composedPath()[0];
      const isTyping = target instanceof Element && target.matches('input, textarea, select');
      const key = event.key.toLowerCase();
      if (isTyping || !(key === 'z' || key === 'y') || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      travel(event.shiftKey || key === 'y' ? 'redo' : 'undo');
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [travel]);
  return { travel, isTravelling };
}
