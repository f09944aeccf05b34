import { useCallback, useEffect, useRef, useState } from 'react';
import type { List } from '#edit/words/lists.ts';
import { AddItem } from './add-item.tsx';
import { ask, showContent, type Item, type Opened, type State } from './ask.ts';
import { Bar, type Mode } from './bar.tsx';
import { Finder, type FinderKind } from './finder.tsx';
import { Panel } from './panel.tsx';
import { showOpen, startPicking, type Picked } from './pick.ts';
import { Publish } from './publish.tsx';

type View =
  | { is: 'panel'; opened: Opened }
  | { is: 'add'; list: List; item: Item }
  | { is: 'finder'; kind: FinderKind }
  | { is: 'publish' };

const modeKey = 'edit-mode';

/** Where the panel leaves its text in sight. */
function sideOf(element: Element | undefined): 'start' | 'end' {
  if (!element) return 'end';
  const { left, right } = element.getBoundingClientRect();
  return left + right > window.innerWidth ? 'start' : 'end';
}

/** On a phone the panel takes the lower part of the window. */
function bringIntoView(element: Element): void {
  const { top } = element.getBoundingClientRect();
  const lowest = window.innerWidth < 640 ? window.innerHeight * 0.2 : window.innerHeight - 120;
  if (top > lowest) window.scrollBy({ top: top - Math.min(lowest, 110), behavior: 'instant' });
}

/** What is told of an undo that was not possible. */
function saidOf(way: string, outcome: { state: string; files?: string[] }): string {
  if (outcome.state === 'saved') return way === 'undo' ? 'Undone' : 'Done again';
  if (outcome.state === 'changed') return `Not undone: ${outcome.files?.join(', ')} was changed outside`;
  return 'Not possible: the content has a mistake';
}

function useHistory(setState: (state: State) => void, say: (text: string) => void) {
  const travel = useCallback(
    async (way: 'undo' | 'redo') => {
      const outcome = await ask(way);
      await showContent();
      setState(outcome);
      say(saidOf(way, outcome));
    },
    [setState, say],
  );
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.composedPath()[0];
      const isTyping = target instanceof Element && target.matches('input, textarea, select');
      if (isTyping || event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      void travel(event.shiftKey ? 'redo' : 'undo');
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [travel]);
  return travel;
}

/** Edit mode around the page: the bar, and what is open beside it. */
export function EditMode() {
  const [mode, setMode] = useState<Mode>(sessionStorage.getItem(modeKey) === 'browse' ? 'browse' : 'edit');
  const [state, setState] = useState<State>({ changes: 0 });
  const [said, say] = useState('');
  const [view, setView] = useState<View>();
  const picked = useRef<Picked>(undefined);
  const opener = useRef<HTMLElement>(null);
  const [side, setSide] = useState<'start' | 'end'>('end');
  const travel = useHistory(setState, say);

  const open = useCallback(async (keys: string[], at?: Picked) => {
    if (at) picked.current = at;
    setSide(sideOf(picked.current?.element));
    try {
      setView({ is: 'panel', opened: await ask('open', { keys }) });
      showOpen(keys);
      if (at) bringIntoView(at.element);
    } catch (error) {
      say(error instanceof Error ? error.message : String(error));
    }
  }, []);
  const close = useCallback(() => {
    setView(undefined);
    showOpen([]);
    // Not lost to the top of the page.
    (picked.current?.element ?? opener.current)?.focus({ preventScroll: true });
    picked.current = undefined;
  }, []);

  useEffect(() => void ask('state').then(setState), []);
  useEffect(() => {
    sessionStorage.setItem(modeKey, mode);
    return mode === 'edit' ? startPicking((at) => void open(at.keys, at)) : undefined;
  }, [mode, open]);
  useEffect(() => {
    const onContent = () =>
      void showContent()
        .then(() => ask('state'))
        .then(setState);
    import.meta.hot?.on('edit:content', onContent);
    return () => import.meta.hot?.off('edit:content', onContent);
  }, []);

  const onSaved = (next: State) => {
    setState(next);
    say('Saved');
    close();
  };
  const add = async (list: List) => {
    const key = `${list.name}:${[...list.path, list.item].join('.')}`;
    setView({ is: 'add', list, item: await ask('item', { key }) });
  };
  const show = (next: View, from: HTMLElement) => {
    picked.current = undefined;
    opener.current = from;
    showOpen([]);
    setView(next);
  };
  return (
    <>
      <Bar
        mode={mode}
        state={state}
        said={said}
        onMode={(next) => {
          setMode(next);
          close();
        }}
        onFind={(kind, from) => show({ is: 'finder', kind }, from)}
        onTravel={(way) => void travel(way)}
        onPublish={(from) => show({ is: 'publish' }, from)}
      />
      {view?.is === 'panel' && (
        <Panel
          key={view.opened.fields.map(({ key }) => key).join(' ') + Object.values(view.opened.seen).join(' ')}
          opened={view.opened}
          side={side}
          onOpen={(keys) => void open(keys)}
          onAdd={(list) => void add(list)}
          onClose={close}
          onSaved={onSaved}
        />
      )}
      {view?.is === 'add' && (
        <AddItem list={view.list} item={view.item} side={side} onClose={close} onSaved={onSaved} />
      )}
      {view?.is === 'finder' && (
        <Finder key={view.kind} kind={view.kind} onOpen={(keys) => void open(keys)} onClose={close} />
      )}
      {view?.is === 'publish' && <Publish onClose={close} onDone={setState} />}
    </>
  );
}
