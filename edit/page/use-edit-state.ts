import { useCallback, useEffect, useState } from 'react';
import { ask, messageOf, type EditState, type History } from './ask.ts';
import { refreshPage } from './refresh-content.ts';

type Answer = { state: EditState; fault: string };

/**
 * Tracks the server's number of changes and undo history, and whether it answers. Refreshes whenever a content file
 * changes.
 */
export function useEditState() {
  const [{ state, fault }, setAnswer] = useState<Answer>({
    state: { broken: 0, older: 0 },
    fault: '',
  });
  const refresh = useCallback(
    () =>
      void ask('state').then(
        (next) => setAnswer({ state: next, fault: '' }),
        (error: unknown) => setAnswer((last) => ({ ...last, fault: messageOf(error) })),
      ),
    [],
  );
  const merge = useCallback(
    ({ undo, redo }: History) => {
      // The number of changes is another one now.
      setAnswer(({ state: { undo: _undo, redo: _redo, changes: _changes, ...rest }, ...last }) => ({
        ...last,
        state: { ...rest, ...(undo && { undo }), ...(redo && { redo }) },
      }));
      refresh();
    },
    [refresh],
  );
  useEffect(refresh, [refresh]);
  useEffect(() => {
    const show = async (files: readonly string[]) => {
      try {
        await refreshPage(files);
      } finally {
        refresh();
      }
    };
    const onContent = ({ files }: { files: string[] }) => void show(files).catch(() => {});
    const events = [
      ['edit:content', onContent],
      ['vite:ws:disconnect', refresh],
      ['vite:ws:connect', refresh],
    ] as const;
    for (const [event, listener] of events) import.meta.hot?.on(event, listener);
    return () => {
      for (const [event, listener] of events) import.meta.hot?.off(event, listener);
    };
  }, [refresh]);
  return { state, fault, merge, refresh };
}
