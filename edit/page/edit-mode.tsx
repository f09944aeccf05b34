import { useEffect, useRef, useState } from 'react';
import { Bar, type Mode } from './frame/bar.tsx';
import { isReloading, useStatus } from './frame/use-status.ts';
import { startPicking } from './picking/pick.ts';
import { useStandIn } from './repair/broken-files.tsx';
import { storedSubjects, useStoredDrafts } from './saving/use-draft.ts';
import { useEditState } from './saving/use-edit-state.ts';
import { useReload } from './saving/use-reload.ts';
import { useUndo } from './saving/use-undo.ts';
import { EditorContext, dialogOf, type Editor } from './use-editor.ts';
import { useDialog } from './use-dialog.tsx';

const modeKey = 'edit-mode';

/** What a click on the page does; texts are opened with `open`. */
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

export function EditMode() {
  const { status, setStatus, keepStatus } = useStatus();
  const { dialog, side, openFault, open, close } = useDialog(setStatus);
  const [mode, setMode] = useMode(open);
  const drafts = useStoredDrafts();
  const { state, isEarlier, fault, refresh } = useEditState();
  const { undoOrRedo, isUndoing } = useUndo(state.steps, isEarlier && !fault, setStatus);
  const setReloadAddress = useReload(dialog === undefined && !isUndoing, keepStatus);
  useStandIn(state, () => void open({ is: 'mistakes' }));
  const shown = useRef(dialog);
  useEffect(() => {
    shown.current = dialog;
  }, [dialog]);
  const saved = state.broken > 0 ? 'Saved. The page shows it once every file is correct' : 'Saved';
  const editor: Editor = {
    open,
    openFault,
    side,
    setStatus,
    refresh,
    close: () => {
      close();
      if (storedSubjects().length > 0) setStatus('What you typed is kept');
    },
    saved: (text = saved, address) => {
      setStatus(text);
      if (address !== undefined) setReloadAddress(address);
      // Another text may have been opened in the meantime.
      if (shown.current === dialog) close();
    },
  };
  return (
    <EditorContext value={editor}>
      <Bar
        mode={mode}
        state={state}
        // Between two pages, the server may be starting.
        status={(isReloading() ? '' : fault) || openFault || status}
        unsaved={dialog ? 0 : drafts.length}
        onMode={(next) => {
          setMode(next);
          close();
        }}
        onUndoOrRedo={undoOrRedo}
      />
      {dialog}
    </EditorContext>
  );
}
