import { useCallback, useEffect, useRef, useState } from 'react';
import type { List } from '#edit/words/lists.ts';
import { AddItem } from './add-item.tsx';
import { Articles } from './articles.tsx';
import { ask, type History, type Item, type Opened } from './ask.ts';
import { Bar, type Mode } from './bar.tsx';
import { Finder, type FinderKind } from './finder.tsx';
import { Panel } from './panel.tsx';
import type { Side } from './panel-frame.tsx';
import { outlineOpenTexts, startPicking, type Picked } from './pick.ts';
import { bringIntoView, sideOf } from './place.ts';
import { Publish } from './publish.tsx';
import { useEditState } from './use-edit-state.ts';
import { useReload } from './use-reload.ts';
import { useStatus } from './use-status.ts';
import { useUndo } from './use-undo.ts';

type View =
  | { is: 'panel'; opened: Opened }
  | { is: 'add'; list: List; item: Item }
  | { is: 'finder'; kind: FinderKind }
  | { is: 'articles' }
  | { is: 'publish' };

const modeKey = 'edit-mode';
// The key of a panel, which remounts when its texts or their files change.
const identityOf = ({ fields, hashes }: Item) =>
  [...fields.map(({ key }) => key), ...Object.values(hashes)].join(' ');

/** The UI of edit mode: the bar, and the open panel or dialog. */
export function EditMode() {
  const [mode, setMode] = useState<Mode>(sessionStorage.getItem(modeKey) === 'browse' ? 'browse' : 'edit');
  const { status, setStatus, keepStatus } = useStatus();
  const [view, setView] = useState<View>();
  const [side, setSide] = useState<Side>('end');
  const picked = useRef<Picked>(undefined);
  const opener = useRef<HTMLElement>(null);
  const { state, merge, refresh } = useEditState();
  const done = useCallback(
    (history: History, text: string) => {
      merge(history);
      setStatus(text);
    },
    [merge, setStatus],
  );
  const { undoOrRedo, isUndoing } = useUndo(done);
  const setReloadAddress = useReload(view === undefined && !isUndoing, keepStatus);

  const open = useCallback(
    async (keys: string[], at?: Picked) => {
      if (at) picked.current = at;
      setSide(sideOf(picked.current?.element));
      setStatus('');
      try {
        setView({ is: 'panel', opened: await ask('open', { keys }) });
        outlineOpenTexts(keys);
        if (at) bringIntoView(at.element);
      } catch (error) {
        setStatus(error instanceof Error ? error.message : String(error));
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
  const add = async ({ name, path, item: from }: List) => {
    const item = await ask('item', { key: `${name}:${[...path, from].join('.')}` });
    const opened = await ask('open', { keys: item.fields.slice(0, 1).map(({ key }) => key) });
    const list = opened.lists.find((each) => each.path.join('.') === path.join('.'));
    if (list) setView({ is: 'add', list, item });
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
        status={status}
        onMode={(next) => {
          setMode(next);
          close();
        }}
        onFind={(kind, from) => show({ is: 'finder', kind }, from)}
        onArticles={(from) => show({ is: 'articles' }, from)}
        onUndoOrRedo={(action) => undoOrRedo(action)}
        onPublish={(from) => show({ is: 'publish' }, from)}
      />
      {view?.is === 'panel' && (
        <Panel
          key={identityOf(view.opened)}
          {...common}
          opened={view.opened}
          onOpen={(keys) => void open(keys)}
          onAdd={(list) => void add(list)}
        />
      )}
      {view?.is === 'add' && (
        <AddItem
          key={identityOf(view.item)}
          {...common}
          list={view.list}
          item={view.item}
          onStale={() => addAgain(view.list)}
        />
      )}
      {view?.is === 'finder' && (
        <Finder key={view.kind} kind={view.kind} onOpen={(keys) => void open(keys)} onClose={close} />
      )}
      {view?.is === 'articles' && <Articles onClose={close} onSaved={onSaved} />}
      {view?.is === 'publish' && <Publish onClose={close} onDone={refresh} />}
    </>
  );
}
