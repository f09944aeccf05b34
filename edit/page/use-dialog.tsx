import { useCallback, useRef, useState, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { spotOf, traceOf, type Place } from '#edit/content/place.ts';
import { messageOf } from './ask.ts';
import { Brand } from './brand/brand.tsx';
import { FindAndReplace } from './find/find-and-replace.tsx';
import { modeButton } from './frame/bar.tsx';
import { editorRoot } from './frame/editor-root.ts';
import { AddItem } from './lists/add-item.tsx';
import { ListTable } from './lists/list-table.tsx';
import { Offices } from './offices/offices.tsx';
import { outlineOpenTexts, type Picked } from './picking/pick.ts';
import { sideOf, type Side } from './picking/place.ts';
import { Publish } from './publish/publish.tsx';
import { BrokenFiles, RepairFile } from './repair/broken-files.tsx';
import { Unsaved } from './saving/unsaved.tsx';
import { NewText } from './texts/new-text.tsx';
import { TextEditor } from './texts/text-editor.tsx';
import { TextList } from './texts/text-list.tsx';
import { openedBy, type From, type Dialog } from './use-editor.ts';
import { Finder } from './words/finder.tsx';
import { OlderTexts } from './words/older-texts.tsx';
import { Panel } from './words/panel.tsx';

/** Without a field for this language, the one for all; for a text as a whole, the first in it. */
function focusOn(place: Place): void {
  const root = editorRoot();
  const ofAll = traceOf(spotOf(place)) + (place.path.length === 0 ? '' : '|');
  const field =
    root?.querySelector<HTMLElement>(`[data-value="${traceOf(place)}"]`) ??
    root?.querySelector<HTMLElement>(`[data-value^="${ofAll}"]`);
  // Choices are a group of boxes.
  (field?.querySelector<HTMLElement>('input') ?? field)?.focus();
}

async function opened(dialog: Dialog, { moved, at }: From): Promise<ReactElement> {
  switch (dialog.is) {
    case 'words':
      return <Panel opened={await openedBy(dialog)} moved={moved} />;
    case 'item':
      return <AddItem opened={await openedBy(dialog)} />;
    case 'table':
      return <ListTable opened={await openedBy(dialog)} />;
    case 'text':
      return <TextEditor opened={await openedBy(dialog)} at={at} />;
    case 'new text':
      return <NewText collection={dialog.collection} from={dialog.from} />;
    case 'repair':
      return <RepairFile opened={await openedBy(dialog)} />;
    case 'brand':
      return <Brand opened={await openedBy(dialog)} />;
    case 'offices':
      return <Offices opened={await openedBy(dialog)} />;
    case 'off screen':
    case 'facts':
      return <Finder kind={dialog.is} language={at?.path[0]} />;
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

export function useDialog(setStatus: (text: string) => void) {
  const [dialog, setDialog] = useState<ReactElement>();
  const [side, setSide] = useState<Side>('end');
  const [openFault, setOpenFault] = useState('');
  const picked = useRef<Picked>(undefined);
  const opener = useRef<HTMLElement>(undefined);
  const turn = useRef(0);
  /** Unless something else is opened or closed before the server answers. */
  const open = useCallback(
    async (next: Dialog, from: From = {}) => {
      const own = ++turn.current;
      if (from.picked) picked.current = from.picked;
      if (from.opener) [picked.current, opener.current] = [undefined, from.opener];
      setSide(sideOf(picked.current?.element));
      setStatus('');
      setOpenFault('');
      try {
        const element = await opened(next, from);
        if (own !== turn.current) return;
        // A dialog of the same kind, or of the same values, also begins anew.
        flushSync(() => setDialog(undefined));
        // At once, because what is typed next is for its first field.
        flushSync(() => setDialog(element));
        if (from.isToSave) editorRoot()?.querySelector('form')?.requestSubmit();
        if (from.at) focusOn(from.at);
        outlineOpenTexts(next.is === 'words' ? next.spots : []);
        from.picked?.element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      } catch (error) {
        if (own === turn.current) setOpenFault(messageOf(error));
      }
    },
    [setStatus],
  );
  const close = useCallback(() => {
    turn.current += 1;
    // Nothing behind a dialog can have the focus while it is open.
    flushSync(() => setDialog(undefined));
    setOpenFault('');
    outlineOpenTexts([]);
    const from = picked.current?.element ?? opener.current;
    // Otherwise the focus would return to the top of the page. It may have moved on already: see `Sheet`.
    if (document.activeElement === document.body)
      (from?.isConnected ? from : modeButton())?.focus({ preventScroll: true });
    picked.current = undefined;
  }, []);
  return { dialog, side, openFault, open, close };
}
