import { useCallback, useEffect, useRef, useState } from 'react';
import type { OpenedArticle } from '#edit/articles/articles.ts';
import type { List } from '#edit/words/lists.ts';
import { AddItem } from './add-item.tsx';
import { articleOf } from './annotate.ts';
import { Articles } from './articles.tsx';
import { ask, messageOf, type FileHashes, type History, type Item, type Opened } from './ask.ts';
import { Bar, type Mode } from './bar.tsx';
import { Finder, type FinderKind } from './finder.tsx';
import type { Move } from './item-controls.tsx';
import { Mend } from './mend.tsx';
import { Panel } from './panel.tsx';
import type { Side } from './panel-frame.tsx';
import { findText, outlineOpenTexts, startPicking, type Picked } from './pick.ts';
import { bringIntoView, sideOf } from './place.ts';
import { Publish } from './publish.tsx';
import { useEditState } from './use-edit-state.ts';
import { useReload } from './use-reload.ts';
import { useStandIn } from './use-stand-in.ts';
import { useStatus } from './use-status.ts';
import { useUndo } from './use-undo.ts';

type View =
  | { is: 'panel'; opened: Opened; moved?: Move }
  | { is: 'add'; item: Item }
  | { is: 'finder'; kind: FinderKind }
  | { is: 'articles'; first?: OpenedArticle }
  | { is: 'mend' }
  | { is: 'publish' };

const modeKey = 'edit-mode';
// The key of a panel, which remounts when its texts or their files change.
const identityOf = (keys: readonly string[], hashes: FileHashes) =>
  [...keys, ...Object.values(hashes)].join(' ');

/** The UI of edit mode: the bar, and the open panel or dialog. */
export function EditMode() {
  const [mode, setMode] = useState<Mode>(sessionStorage.getItem(modeKey) === 'browse' ? 'browse' : 'edit');
  const { status, setStatus, keepStatus } = useStatus();
  const [view, setView] = useState<View>();
  const [side, setSide] = useState<Side>('end');
  const picked = useRef<Picked>(undefined);
  const opener = useRef<HTMLElement>(null);
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
  useStandIn(state, () => setView({ is: 'mend' }));

  const open = useCallback(
    async (keys: string[], at?: Picked, moved?: Move) => {
      if (at) picked.current = at;
      setSide(sideOf(picked.current?.element));
      setStatus('');
      const name = articleOf(keys);
      try {
        if (name !== undefined) return setView({ is: 'articles', first: await ask('article', { name }) });
        setView({ is: 'panel', opened: await ask('open', { keys }), ...(moved && { moved }) });
        outlineOpenTexts(keys);
        if (at) bringIntoView(at.element);
      } catch (error) {
        setStatus(messageOf(error));
      }
    },
    [setStatus],
  );
  const close = useCallback(() => {
    setView(undefined);
    outlineOpenTexts([]);
    // Otherwise the focus would return to the top of the page.
    (picked.current?.element ?? opener.current)?.focus({ preventScroll: true });
    picked.current = undefined;
  }, []);

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
  const add = async (list: List) => {
    try {
      const item = await ask('item', { name: list.name, list: list.path, item: list.item });
      setView({ is: 'add', item });
    } catch (error) {
      setStatus(messageOf(error));
    }
  };
  const addAgain = (list: List) => {
    setStatus('The file was changed elsewhere: nothing was added yet');
    void add(list);
  };
  const show = (next: View, from: HTMLElement) => {
    picked.current = undefined;
    opener.current = from;
    outlineOpenTexts([]);
    setStatus('');
    setView(next);
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
        onFind={(kind, from) => show({ is: 'finder', kind }, from)}
        onArticles={(from) => show({ is: 'articles' }, from)}
        onMend={(from) => show({ is: 'mend' }, from)}
        onUndoOrRedo={(action) => undoOrRedo(action)}
        onPublish={(from) => show({ is: 'publish' }, from)}
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
      {view?.is === 'finder' && (
        <Finder key={view.kind} kind={view.kind} onOpen={(keys) => void open(keys)} onClose={close} />
      )}
      {view?.is === 'articles' && (
        <Articles key={view.first?.name} first={view.first} onClose={close} onSaved={onSaved} />
      )}
      {view?.is === 'mend' && <Mend onClose={close} onSaved={done} />}
      {view?.is === 'publish' && <Publish onClose={close} onDone={refresh} />}
    </>
  );
}
