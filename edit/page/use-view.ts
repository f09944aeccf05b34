import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { OpenedArticle } from '#edit/articles/articles.ts';
import type { OpenedBrand } from '#edit/brand/brand.ts';
import type { OpenedOffices } from '#edit/offices/offices.ts';
import type { List } from '#edit/words/lists.ts';
import type { Item, Opened } from '#edit/words/open.ts';
import { ask, messageOf } from './ask.ts';
import { modeButton, type Dialog } from './frame/bar.tsx';
import type { Move } from './lists/item-controls.tsx';
import { articleKey, articleOf, parseKey } from '#edit/content/keys.ts';
import { outlineOpenTexts, type Picked } from './marks/pick.ts';
import { bringIntoView, sideOf, type Side } from './marks/place.ts';

/** The open panel or dialog. */
export type View =
  | { is: 'panel'; opened: Opened; moved?: Move }
  | { is: 'add'; item: Item }
  | { is: 'articles'; first?: OpenedArticle }
  | { is: 'brand'; opened: OpenedBrand }
  | { is: 'offices'; opened: OpenedOffices }
  | { is: Exclude<Dialog, 'articles' | 'brand' | 'offices'> };

/** Opens and closes panels and dialogs. `setStatus` gets the reason why one cannot be opened. */
export function useView(setStatus: (text: string) => void) {
  const [view, setView] = useState<View>();
  const [side, setSide] = useState<Side>('end');
  const picked = useRef<Picked>(undefined);
  const opener = useRef<HTMLElement>(null);

  /** Opens the texts with some keys, or the article that they name. */
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
    // Nothing behind a dialog can have the focus while it is open.
    flushSync(() => setView(undefined));
    outlineOpenTexts([]);
    // Otherwise the focus would return to the top of the page.
    const from = picked.current?.element ?? opener.current;
    (from?.isConnected ? from : modeButton())?.focus({ preventScroll: true });
    picked.current = undefined;
  }, []);
  /** Opens a dialog from a button, which gets the focus when it is closed. */
  const show = (next: View, from: HTMLElement | null) => {
    picked.current = undefined;
    opener.current = from;
    outlineOpenTexts([]);
    setStatus('');
    setView(next);
  };
  /** Opens the form of a new item of a list. */
  const add = async ({ name, path, item }: Pick<List, 'name' | 'path' | 'item'>) => {
    try {
      setView({ is: 'add', item: await ask('item', { name, list: path, item }) });
    } catch (error) {
      setStatus(messageOf(error));
    }
  };
  /** Opens the panel of the brand. */
  const openBrand = async (from = opener.current) => {
    try {
      show({ is: 'brand', opened: await ask('brand') }, from);
    } catch (error) {
      setStatus(messageOf(error));
    }
  };
  /** Opens the dialog of the offices. */
  const openOffices = async (from = opener.current) => {
    try {
      show({ is: 'offices', opened: await ask('offices') }, from);
    } catch (error) {
      setStatus(messageOf(error));
    }
  };
  /** Opens what a draft was typed in. */
  const reopen = (draft: string): unknown => {
    const [kind = '', place = '', item = ''] = draft.split(' ');
    if (kind === 'brand') return openBrand();
    if (kind === 'offices') return openOffices();
    if (kind === 'mend') return show({ is: 'mend' }, opener.current);
    if (kind === 'article') return open([articleKey(place)]);
    if (kind === 'new' || kind === 'picture') return show({ is: 'articles' }, opener.current);
    if (kind !== 'add') return open(draft.split(' '));
    const { name, path } = parseKey(place);
    return add({ name, path, item: /^-?\d+$/.test(item) ? Number(item) : item });
  };
  return { view, side, open, close, add, openBrand, openOffices, reopen, show };
}
