import { useCallback, useEffect, useRef, useState } from 'react';
import type { History } from '#edit/save/session.ts';
import type { List } from '#edit/words/lists.ts';
import { Articles } from './articles/articles.tsx';
import { Brand } from './brand/brand.tsx';
import { Bar, type Mode } from './frame/bar.tsx';
import { useStatus } from './frame/use-status.ts';
import { AddItem } from './lists/add-item.tsx';
import { findText, startPicking } from './marks/pick.ts';
import { bringIntoView } from './marks/place.ts';
import { BrokenFiles, useStandIn } from './mend/broken-files.tsx';
import { Offices } from './offices/offices.tsx';
import { Publish } from './publish/publish.tsx';
import { useEditState } from './saving/use-edit-state.ts';
import { useReload } from './saving/use-reload.ts';
import { useUndo } from './saving/use-undo.ts';
import { useView } from './use-view.ts';
import { Finder } from './words/finder.tsx';
import { OlderTexts } from './words/older-texts.tsx';
import { Panel } from './words/panel.tsx';

const modeKey = 'edit-mode';
// The key of a panel, which remounts when its texts or their files change.
const identityOf = (keys: readonly string[], hashes: Record<string, string>) =>
  [...keys, ...Object.values(hashes)].join(' ');

/** The UI of edit mode: the bar, and the open panel or dialog. */
export function EditMode() {
  const [mode, setMode] = useState<Mode>(sessionStorage.getItem(modeKey) === 'browse' ? 'browse' : 'edit');
  const { status, setStatus, keepStatus } = useStatus();
  const { view, side, open, close, add, openBrand, openOffices, show } = useView(setStatus);
  const { state, fault, merge, refresh } = useEditState();
  const done = useCallback(
    (history: History, text: string) => {
      merge(history);
      setStatus(text);
    },
    [merge, setStatus],
  );
  const { undoOrRedo, isUndoing } = useUndo(done);
  const setReloadAddress = useReload(view === undefined && !isUndoing, keepStatus);
  useStandIn(state, () => show({ is: 'mend' }, null));

  useEffect(() => {
    sessionStorage.setItem(modeKey, mode);
    return mode === 'edit' ? startPicking((at) => void open(at.keys, at)) : undefined;
  }, [mode, open]);

  const shown = useRef(view);
  useEffect(() => {
    shown.current = view;
  }, [view]);
  const onSaved = (history: History, text = 'Saved', address?: string) => {
    done(history, text);
    if (address !== undefined) setReloadAddress(address);
    // Another text may have been opened in the meantime.
    if (shown.current === view) close();
  };
  const addAgain = (list: List) => {
    setStatus('The file was changed elsewhere: nothing was added yet');
    void add(list);
  };
  const common = { side, onClose: close, onSaved };
  return (
    <>
      <Bar
        mode={mode}
        state={state}
        status={fault || status}
        onMode={(next) => {
          setMode(next);
          close();
        }}
        onShow={(dialog, from) => {
          if (dialog === 'brand') void openBrand(from);
          else if (dialog === 'offices') void openOffices(from);
          else show({ is: dialog }, from);
        }}
        onUndoOrRedo={undoOrRedo}
      />
      {view?.is === 'panel' && (
        <Panel
          key={identityOf(
            view.opened.fields.map(({ key }) => key),
            view.opened.hashes,
          )}
          {...common}
          opened={view.opened}
          moved={view.moved}
          onNoted={refresh}
          onOpen={(keys) => void open(keys)}
          onAdd={(list) => void add(list)}
          onMoved={(history, keys, moved) => {
            done(history, 'Moved');
            const element = findText(keys);
            void open(keys, element && { element, keys }, moved);
          }}
        />
      )}
      {view?.is === 'add' && (
        <AddItem
          key={identityOf([view.item.list.path.join('.')], view.item.hashes)}
          side={side}
          onClose={close}
          item={view.item}
          onStale={() => addAgain(view.item.list)}
          onSaved={(history, text, key) => {
            onSaved(history, text);
            const added = findText([key]);
            if (added) bringIntoView(added);
          }}
        />
      )}
      {(view?.is === 'texts' || view?.is === 'facts') && (
        <Finder
          key={view.is}
          kind={view.is}
          onOpen={(keys) => void open(keys)}
          onAdd={(list) => void add(list)}
          onClose={close}
        />
      )}
      {view?.is === 'articles' && (
        <Articles key={view.first?.name} first={view.first} onClose={close} onSaved={onSaved} />
      )}
      {view?.is === 'brand' && (
        <Brand
          key={identityOf(['brand'], view.opened.hashes)}
          {...common}
          opened={view.opened}
          onReopen={() => void openBrand()}
        />
      )}
      {view?.is === 'offices' && (
        <Offices
          key={identityOf(['offices'], view.opened.hashes)}
          opened={view.opened}
          onReopen={() => void openOffices()}
          onClose={close}
          onSaved={onSaved}
        />
      )}
      {view?.is === 'older texts' && (
        <OlderTexts onOpen={(keys) => void open(keys)} onClose={close} onNoted={refresh} />
      )}
      {view?.is === 'mend' && <BrokenFiles onClose={close} onSaved={done} />}
      {view?.is === 'publish' && <Publish onClose={close} onDone={refresh} />}
    </>
  );
}
