import { useEffect } from 'react';
import type { Answer } from '#edit/page/ask.ts';
import { shown } from './show-content.ts';
import { useAnswer } from './use-answer.ts';

/**
 * `broken` is the number of files that keep the site from being built, `older` that of texts whose other language has
 * changed; `changes` is not known until the server has answered.
 */
export type EditState = Omit<Answer<'state'>, 'changes'> & { changes?: number | undefined };

const none = { undo: undefined, redo: undefined };
const unknown: EditState = { ...none, steps: none, broken: 0, older: 0, pagesOff: [] };

/**
 * Asked for again whenever the page shows another revision. Until the server has answered, `isAwaited` is true, and `state` is an
 * earlier one. `fault` says that it does not answer.
 */
export function useEditState() {
  const since = shown.useValue();
  const { answer = unknown, isCurrent, fault, read } = useAnswer('state', {}, { since });
  useEffect(() => {
    const events = ['vite:ws:disconnect', 'vite:ws:connect'] as const;
    for (const event of events) import.meta.hot?.on(event, read);
    return () => {
      for (const event of events) import.meta.hot?.off(event, read);
    };
  }, [read]);
  const state: EditState = isCurrent ? answer : { ...answer, changes: undefined };
  return { state, isAwaited: !isCurrent && !fault, fault, refresh: read };
}
