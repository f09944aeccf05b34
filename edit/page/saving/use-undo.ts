import { useCallback, useEffect, useState } from 'react';
import { defaultLocale } from '#packages/site/locales.ts';
import { ask, messageOf } from '#edit/page/ask.ts';
import { keepForReload } from '#edit/page/frame/use-status.ts';
import { localeHere } from '#edit/page/picking/place.ts';
import type { Outcome } from '#edit/save/session.ts';
import { saveAndShow } from './show-content.ts';

export type HistoryAction = 'undo' | 'redo';

function statusOf(action: HistoryAction, outcome: Outcome): string {
  if (outcome.state === 'saved') return action === 'undo' ? 'Undone' : 'Redone';
  if (outcome.state === 'changed') return `Not possible: ${outcome.files.join(', ')} was changed elsewhere`;
  return 'Not possible: the content has a mistake';
}

export function useUndo(onDone: (status: string) => void) {
  const [isUndoing, setIsUndoing] = useState(false);
  const run = useCallback(
    async (action: HistoryAction) => {
      const outcome = await saveAndShow(() => ask(action));
      const status = statusOf(action, outcome);
      // The editor starts anew, and loads the page.
      if (outcome.state === 'saved' && outcome.files.includes('languages.json')) {
        keepForReload(status);
        // The page here may be one of a language that has just gone.
        const { code } = localeHere();
        const isOwn =
          code !== defaultLocale.code && outcome.files.some((file) => file.startsWith(`${code}/`));
        if (isOwn) window.history.replaceState(null, '', '/');
      }
      onDone(status);
    },
    [onDone],
  );
  const undoOrRedo = useCallback(
    (action: HistoryAction) => {
      setIsUndoing(true);
      run(action)
        .catch((error: unknown) => onDone(messageOf(error)))
        .finally(() => setIsUndoing(false));
    },
    [run, onDone],
  );
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.composedPath()[0];
      if (event.isComposing) return;
      const isTyping = target instanceof Element && target.matches('input, textarea, select');
      const key = event.key.toLowerCase();
      if (isTyping || !(key === 'z' || key === 'y') || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      undoOrRedo(event.shiftKey || key === 'y' ? 'redo' : 'undo');
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [undoOrRedo]);
  return { undoOrRedo, isUndoing };
}
