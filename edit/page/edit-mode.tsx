import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ask } from './ask.ts';
import { Bar, type Mode } from './frame/bar.tsx';
import { isReloading, useStatus } from './frame/use-status.ts';
import { startPicking } from './picking/pick.ts';
import { useStandIn } from './repair/broken-files.tsx';
import { giveUp, shown } from './saving/show-content.ts';
import { hasDrafts, useStoredDrafts } from './saving/use-draft.ts';
import { useEditState } from './saving/use-edit-state.ts';
import { useIsAttempting } from './saving/use-attempt.ts';
import { useUndo } from './saving/use-undo.ts';
import { EditorContext, dialogOf, type Editor } from './use-editor.ts';
import { useDialog } from './use-dialog.tsx';

const modeKey = 'edit-mode';

function useMode(open: Editor['open']) {
  const [mode, setMode] = useState<Mode>(sessionStorage.getItem(modeKey) === 'browse' ? 'browse' : 'edit');
  useEffect(() => {
    sessionStorage.setItem(modeKey, mode);
    return mode === 'edit'
      ? startPicking((picked) => void open(dialogOf(picked.spots), { picked }))
      : undefined;
  }, [mode, open]);
  return [mode, setMode] as const;
}

/**
 * Reloads a page that cannot show changed content in place, as soon as no panel is open; if the page no longer exists, loads the
 * nearest one above it. Returns a function that sets another address to load instead.
 */
function useReload(isIdle: boolean, onBeforeReload: () => unknown): (address: string) => void {
  const isOutdated = shown.useValue() === Infinity;
  const next = useRef<string>(undefined);
  const reload = useEffectEvent((address: string) => {
    // A panel that was opened meanwhile stays open: the reload follows when it is closed.
    if (!isIdle) return;
    onBeforeReload();
    if (address === window.location.pathname) window.location.reload();
    else window.location.assign(address);
  });
  useEffect(() => {
    if (!isOutdated || !isIdle) return;
    const asked = ask('nearest', { address: next.current ?? window.location.pathname });
    asked.then(({ address }) => reload(address)).catch(() => {});
  }, [isOutdated, isIdle]);
  return (address) => {
    next.current = address;
    giveUp();
  };
}

export function EditMode() {
  const { status, setStatus, keepStatus } = useStatus();
  const { dialog, side, openFault, open, close } = useDialog(setStatus);
  const [mode, setMode] = useMode(open);
  const drafts = useStoredDrafts();
  const { state, isAwaited, fault, refresh } = useEditState();
  const isAttempting = useIsAttempting();
  const { undoOrRedo, isUndoing } = useUndo(state.steps, isAwaited || isAttempting, setStatus);
  const setReloadAddress = useReload(dialog === undefined && !isUndoing, keepStatus);
  useStandIn(state, () => void open({ is: 'mistakes' }));
  const opened = useRef(dialog);
  useEffect(() => {
    opened.current = dialog;
  }, [dialog]);
  const saved = state.broken > 0 ? 'Saved. The page shows it once every file is correct' : 'Saved';
  const editor: Editor = {
    open,
    reopen: (next, from) => void ((from.isToSave || opened.current === dialog) && open(next, from)),
    openFault,
    side,
    setStatus,
    refresh,
    close: () => {
      close();
      if (hasDrafts()) setStatus('What you typed is kept');
    },
    saved: (text = saved, address) => {
      setStatus(text);
      if (address !== undefined) setReloadAddress(address);
      // Another text may have been opened in the meantime.
      if (opened.current === dialog) close();
    },
  };
  return (
    <EditorContext value={editor}>
      <Bar
        mode={mode}
        state={state}
        // Between two pages, the server may be restarting.
        status={(isReloading() ? '' : fault) || openFault || status}
        unsaved={dialog ? 0 : drafts.length}
        onMode={(next) => {
          setMode(next);
          close();
        }}
        onUndoOrRedo={(action) => void undoOrRedo(action)}
      />
      {dialog}
    </EditorContext>
  );
}
