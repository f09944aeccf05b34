import { useCallback, useEffect, useRef, useState } from 'react';
import type { PageId } from '#packages/site/pages.ts';
import { ask, messageOf } from '#edit/page/ask.ts';
import type { History } from '#edit/save/session.ts';
import { refreshPage } from './refresh-content.ts';

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
type Known = { state: EditState; fault: string };

/**
 * Tracks the server's number of changes and undo history, and whether it answers. Refreshes whenever a content file
 * changes.
 */
export function useEditState() {
  const [{ state, fault }, setKnown] = useState<Known>({
    state: { broken: 0, older: 0, pagesOff: [] },
    fault: '',
  });
  const asked = useRef(0);
  const refresh = useCallback(() => {
    const turn = ++asked.current;
    // An earlier answer may come later.
    const show = (next: (last: Known) => Known) => {
      if (turn === asked.current) setKnown(next);
    };
    void ask('state').then(
      (state) => show(() => ({ state, fault: '' })),
      (error: unknown) => show((last) => ({ ...last, fault: messageOf(error) })),
    );
  }, []);
  const merge = useCallback(
    ({ undo, redo }: History) => {
      // The number of changes is another one now.
      setKnown(({ state, fault }) => ({ fault, state: { ...state, undo, redo, changes: undefined } }));
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
