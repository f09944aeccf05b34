import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { PageId } from '#packages/site/pages.ts';
import { ask, messageOf } from '#edit/page/ask.ts';
import type { History } from '#edit/save/session.ts';
import { pageState, subscribe } from './show-content.ts';

/**
 * `broken` is the number of files that keep the site from being built, `older` that of texts whose other language has
 * changed; `changes` is not known until the server has answered.
 */
export type EditState = History & {
  changes?: number | undefined;
  broken: number;
  older: number;
  pagesOff: readonly PageId[];
};

const none = { undo: undefined, redo: undefined };
const unknown: EditState = { ...none, steps: none, broken: 0, older: 0, pagesOff: [] };

function revisionShown(): number {
  const state = pageState();
  return state.is === 'outdated' ? Infinity : state.revision;
}

/**
 * What the server knows of the content, asked for anew whenever the page shows another revision: until it has answered, `state` is
 * that of an earlier one, and `isAwaited`. `fault` if it does not answer.
 */
export function useEditState() {
  const revision = useSyncExternalStore(subscribe, revisionShown);
  const [{ state, fault, asOf }, setKnown] = useState({ state: unknown, fault: '', asOf: revision });
  const asked = useRef(0);
  const [isAsking, setIsAsking] = useState(false);
  const read = useCallback(() => {
    const turn = ++asked.current;
    const asOf = revisionShown();
    // An earlier answer may come later.
    const show = (next: (last: { state: EditState; fault: string; asOf: number }) => typeof last) => {
      if (turn !== asked.current) return;
      setKnown(next);
      setIsAsking(false);
    };
    void ask('state').then(
      (answer) => show(() => ({ state: answer, fault: '', asOf })),
      (error: unknown) => show((last) => ({ ...last, fault: messageOf(error) })),
    );
  }, []);
  const refresh = useCallback(() => {
    setIsAsking(true);
    read();
  }, [read]);
  useEffect(read, [read, revision]);
  useEffect(() => {
    const events = ['vite:ws:disconnect', 'vite:ws:connect'] as const;
    for (const event of events) import.meta.hot?.on(event, read);
    return () => {
      for (const event of events) import.meta.hot?.off(event, read);
    };
  }, [read]);
  const isEarlier = asOf !== revision;
  return {
    state: isEarlier ? { ...state, changes: undefined } : state,
    isAwaited: (isEarlier || isAsking) && !fault,
    fault,
    refresh,
  };
}
