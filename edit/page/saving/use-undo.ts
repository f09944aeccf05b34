import { useCallback, useEffect, useRef, useState } from 'react';
import { pageLabel } from '#edit/content/labels.ts';
import { namedBy } from '#edit/content/place.ts';
import { ask, messageOf } from '#edit/page/ask.ts';
import { keepForStart } from '#edit/page/frame/use-status.ts';
import type { History, Outcome } from '#edit/save/session.ts';
import { saveAndShow } from './show-content.ts';

export type HistoryAction = 'undo' | 'redo';

function statusOf(action: HistoryAction, outcome: Outcome): string {
  if (outcome.state === 'saved') return action === 'undo' ? 'Undone' : 'Redone';
  if (outcome.state === 'changed') {
    const pages = new Set(outcome.files.map((file) => pageLabel(namedBy(file)?.file ?? file)));
    return `Not possible: changed elsewhere since, in ${new Intl.ListFormat('en').format(pages)}`;
  }
  return 'Not possible: the content has a mistake';
}

/**
 * @param steps those that are shown to undo and redo next
 * @param isAwaited whether the server has yet to report later ones
 */
export function useUndo(steps: History['steps'], isAwaited: boolean, onDone: (status: string) => void) {
  const [isUndoing, setIsUndoing] = useState(false);
  const waiting = useRef<HistoryAction>(undefined);
  const undoOrRedo = useCallback(
    async (action: HistoryAction) => {
      if (isUndoing || isAwaited) {
        waiting.current = action;
        return;
      }
      const step = steps[action];
      if (step === undefined) return onDone(`Nothing to ${action}`);
      setIsUndoing(true);
      try {
        const outcome = await saveAndShow(() => ask(action, { step }));
        const status = statusOf(action, outcome);
        if (outcome.state === 'saved' && outcome.files.includes('languages.json'))
          keepForStart(status, outcome.files);
        onDone(status);
      } catch (error) {
        onDone(messageOf(error));
      }
      setIsUndoing(false);
    },
    [steps, isUndoing, isAwaited, onDone],
  );
  // Keys may be pressed before the answer arrives.
  useEffect(() => {
    const next = waiting.current;
    waiting.current = undefined;
    if (next) void undoOrRedo(next);
  }, [undoOrRedo]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.composedPath()[0];
      if (event.isComposing) return;
      const isTyping = target instanceof Element && target.matches('input, select, :read-write');
      const key = event.key.toLowerCase();
      if (isTyping || !(key === 'z' || key === 'y') || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      void undoOrRedo(event.shiftKey || key === 'y' ? 'redo' : 'undo');
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [undoOrRedo]);
  return { undoOrRedo, isUndoing };
}
