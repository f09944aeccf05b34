import { useCallback, useEffect, useState } from 'react';
import { ask, refreshContent, type EditState, type History } from './ask.ts';

/** Tracks the server's number of changes and undo history. Refreshes whenever a content file changes. */
export function useEditState() {
  const [state, setState] = useState<EditState>({ changes: 0 });
  const refresh = useCallback(() => void ask('state').then(setState), []);
  const merge = useCallback(
    ({ undo, redo }: History) => {
      setState(({ undo: _undo, redo: _redo, ...rest }) => ({
        ...rest,
        ...(undo && { undo }),
        ...(redo && { redo }),
      }));
      refresh();
    },
    [refresh],
  );
  useEffect(refresh, [refresh]);
  useEffect(() => {
    const onContent = () => {
      // Without this Vite would reload the page, and close its panel, once a mistake is corrected.
      document.querySelector('vite-error-overlay')?.remove();
      void refreshContent().then(refresh);
    };
    import.meta.hot?.on('edit:content', onContent);
    return () => import.meta.hot?.off('edit:content', onContent);
  }, [refresh]);
  return { state, merge, refresh };
}
