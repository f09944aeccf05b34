import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { OpenedText } from '#edit/texts/texts.ts';
import type { OpenedBrand } from '#edit/brand/brand.ts';
import type { OpenedOffices } from '#edit/offices/offices.ts';
import type { List } from '#edit/words/lists.ts';
import type { Item, Opened } from '#edit/words/open.ts';
import { ask, messageOf } from './ask.ts';
import { modeButton, type Dialog } from './frame/bar.tsx';
import type { Move } from './lists/item-controls.tsx';
import type { Spot } from '#edit/content/place.ts';
import type { Subject } from './saving/use-draft.ts';
import { outlineOpenTexts, type Picked } from './picking/pick.ts';
import type { Editor } from './use-editor.ts';
import { bringIntoView, sideOf, type Side } from './picking/place.ts';

export type View =
  | { is: 'panel'; opened: Opened; moved?: Move }
  | { is: 'add'; item: Item }
  | { is: 'texts'; first?: OpenedText }
  | { is: 'brand'; opened: OpenedBrand }
  | { is: 'offices'; opened: OpenedOffices }
  | { is: Exclude<Dialog, 'texts' | 'brand' | 'offices'> };

async function viewOf(is: Dialog): Promise<View> {
  if (is === 'brand') return { is, opened: await ask('brand') };
  if (is === 'offices') return { is, opened: await ask('offices') };
  return { is };
}

/** Opens and closes panels and dialogs. `setStatus` gets the reason why one cannot be opened. */
export function useView(setStatus: (text: string) => void) {
  const [view, setView] = useState<View>();
  const [side, setSide] = useState<Side>('end');
  const picked = useRef<Picked>(undefined);
  const opener = useRef<HTMLElement>(null);
  const turn = useRef(0);
  /** Shows what the server answers, unless something else was opened or closed since. */
  const attempt = useCallback(
    async <Answered>(asked: Promise<Answered>, onAnswer: (answer: Answered) => void) => {
      const own = ++turn.current;
      try {
        const answer = await asked;
        if (own === turn.current) onAnswer(answer);
      } catch (error) {
        if (own === turn.current) setStatus(messageOf(error));
      }
    },
    [setStatus],
  );

  /** Opens the words at some places, or the text of a collection that is one of these as a whole. */
  const open = useCallback(
    (spots: Spot[], at?: Picked, moved?: Move) => {
      if (at) picked.current = at;
      setSide(sideOf(picked.current?.element));
      setStatus('');
      const name = spots.find(({ path }) => path.length === 0)?.file;
      if (name !== undefined)
        return attempt(ask('text', { name }), (first) => setView({ is: 'texts', first }));
      return attempt(ask('open', { spots }), (opened) => {
        setView({ is: 'panel', opened, ...(moved && { moved }) });
        outlineOpenTexts(spots);
        if (at) bringIntoView(at.element);
      });
    },
    [attempt, setStatus],
  );
  const close = useCallback(() => {
    turn.current += 1;
    // Nothing behind a dialog can have the focus while it is open.
    flushSync(() => setView(undefined));
    outlineOpenTexts([]);
    const from = picked.current?.element ?? opener.current;
    // Otherwise the focus would return to the top of the page. It may have moved on by now: see `Sheet`.
    if (document.activeElement === document.body)
      (from?.isConnected ? from : modeButton())?.focus({ preventScroll: true });
    picked.current = undefined;
  }, []);
  /** Opens a dialog from a button, which gets the focus when it is closed. */
  const show = (dialog: Dialog, from = opener.current) =>
    attempt(viewOf(dialog), (next) => {
      picked.current = undefined;
      opener.current = from;
      outlineOpenTexts([]);
      setStatus('');
      // The same dialog anew, too: the browser may just have closed it.
      flushSync(() => setView(undefined));
      setView(next);
    });
  const add = ({ file, path, item }: Pick<List, 'file' | 'path' | 'item'>) =>
    attempt(ask('item', { file, path, item }), (asked) => setView({ is: 'add', item: asked }));
  return { view, side, open, close, add, show };
}

/** Opens what a draft was typed in. */
export function reopen(subject: Subject, { open, add, show }: Editor): Promise<void> {
  switch (subject.is) {
    case 'words':
      return open(subject.spots);
    case 'item':
      return add(subject);
    case 'text':
      return open([{ file: subject.name, path: [] }]);
    case 'new text':
    case 'picture':
      return show('texts');
    default:
      return show(subject.is);
  }
}
