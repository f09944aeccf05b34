import { useCallback, useRef, useState, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { spotOf } from '#edit/content/place.ts';
import { ask, messageOf } from './ask.ts';
import { Brand } from './brand/brand.tsx';
import { FindAndReplace } from './find/find-and-replace.tsx';
import { modeButton } from './frame/bar.tsx';
import { AddItem } from './lists/add-item.tsx';
import { Offices } from './offices/offices.tsx';
import { outlineOpenTexts, type Picked } from './picking/pick.ts';
import { bringIntoView, sideOf, type Side } from './picking/place.ts';
import { Publish } from './publish/publish.tsx';
import { BrokenFiles, RepairFile } from './repair/broken-files.tsx';
import { Unsaved } from './saving/unsaved.tsx';
import { NewText } from './texts/new-text.tsx';
import { TextEditor } from './texts/text-editor.tsx';
import { TextList } from './texts/text-list.tsx';
import type { From, View } from './use-editor.ts';
import { Finder } from './words/finder.tsx';
import { OlderTexts } from './words/older-texts.tsx';
import { Panel } from './words/panel.tsx';

// The key of a panel, which remounts when its texts or their files change.
const identityOf = (what: unknown, hashes: Record<string, string>) => JSON.stringify([what, hashes]);

async function loaded(view: View, moved: From['moved']): Promise<ReactElement> {
  switch (view.is) {
    case 'words': {
      const opened = await ask('open', { spots: [...view.spots] });
      const key = identityOf(opened.fields.map(spotOf), opened.hashes);
      return <Panel key={key} opened={opened} moved={moved} />;
    }
    case 'item': {
      const { file, path, item } = view;
      const asked = await ask('item', { file, path, item });
      return <AddItem key={identityOf(path, asked.hashes)} item={asked} />;
    }
    case 'text':
      return <TextEditor opened={await ask('text', { name: view.name })} />;
    case 'new text':
      return <NewText collection={view.collection} from={view.from} />;
    case 'repair':
      return <RepairFile repairable={await ask('repair', { file: view.file })} />;
    case 'brand':
      return <Brand opened={await ask('brand')} />;
    case 'offices':
      return <Offices opened={await ask('offices')} />;
    case 'off screen':
    case 'facts':
      return <Finder kind={view.is} />;
    case 'find':
      return <FindAndReplace />;
    case 'texts':
      return <TextList />;
    case 'older texts':
      return <OlderTexts />;
    case 'mistakes':
      return <BrokenFiles />;
    case 'unsaved':
      return <Unsaved />;
    default:
      return <Publish />;
  }
}

export function useView(setStatus: (text: string) => void) {
  const [view, setView] = useState<ReactElement>();
  const [side, setSide] = useState<Side>('end');
  const [unopened, setUnopened] = useState('');
  const picked = useRef<Picked>(undefined);
  const opener = useRef<HTMLElement>(undefined);
  const turn = useRef(0);
  /** Opens a view, unless something else is opened or closed before the server answers. */
  const open = useCallback(
    async (next: View, from: From = {}) => {
      const own = ++turn.current;
      if (from.picked) picked.current = from.picked;
      if (from.opener) [picked.current, opener.current] = [undefined, from.opener];
      setSide(sideOf(picked.current?.element));
      setStatus('');
      setUnopened('');
      try {
        const element = await loaded(next, from.moved);
        if (own !== turn.current) return;
        // The same dialog anew, too: the browser may just have closed it.
        if (next.is !== 'words' && next.is !== 'item') flushSync(() => setView(undefined));
        // What is typed next is for its first field.
        flushSync(() => setView(element));
        outlineOpenTexts(next.is === 'words' ? next.spots : []);
        if (from.picked) bringIntoView(from.picked.element);
      } catch (error) {
        if (own === turn.current) setUnopened(messageOf(error));
      }
    },
    [setStatus],
  );
  const close = useCallback(() => {
    turn.current += 1;
    // Nothing behind a dialog can have the focus while it is open.
    flushSync(() => setView(undefined));
    setUnopened('');
    outlineOpenTexts([]);
    const from = picked.current?.element ?? opener.current;
    // Otherwise the focus would return to the top of the page. It may have moved on by now: see `Sheet`.
    if (document.activeElement === document.body)
      (from?.isConnected ? from : modeButton())?.focus({ preventScroll: true });
    picked.current = undefined;
  }, []);
  return { view, side, unopened, open, close };
}
