import type { History } from '#edit/save/session.ts';
import type { List } from '#edit/words/lists.ts';
import { Texts } from './texts/texts.tsx';
import { Brand } from './brand/brand.tsx';
import { FindAndReplace } from './find/find-and-replace.tsx';
import { AddItem } from './lists/add-item.tsx';
import { findText } from './marks/pick.ts';
import { bringIntoView } from './marks/place.ts';
import { BrokenFiles } from './mend/broken-files.tsx';
import { Offices } from './offices/offices.tsx';
import { Publish } from './publish/publish.tsx';
import { Unsaved } from './saving/unsaved.tsx';
import type { useStoredDrafts } from './saving/use-draft.ts';
import { reopen, type useView, type View } from './use-view.ts';
import { Finder } from './words/finder.tsx';
import { OlderTexts } from './words/older-texts.tsx';
import { Panel } from './words/panel.tsx';

type Props = {
  views: ReturnType<typeof useView>;
  view: View;
  drafts: ReturnType<typeof useStoredDrafts>;
  /** Asks for the state of the content again. */
  refresh: () => void;
  /** Tells of a save, after which the view stays open. */
  done: (history: History, status: string) => void;
  onSaved: (history: History, status?: string, address?: string) => void;
  setStatus: (status: string) => void;
  onClose: () => void;
};
type Of<Is extends View['is']> = Omit<Props, 'view'> & { view: View & { is: Is } };

// The key of a panel, which remounts when its texts or their files change.
const identityOf = (keys: readonly string[], hashes: Record<string, string>) =>
  [...keys, ...Object.values(hashes)].join(' ');

function OpenPanel({ views, view, refresh, done, onSaved, onClose }: Of<'panel'>) {
  const { opened, moved } = view;
  const keys = opened.fields.map(({ key }) => key);
  return (
    <Panel
      key={identityOf(keys, opened.hashes)}
      side={views.side}
      opened={opened}
      moved={moved}
      onClose={onClose}
      onSaved={onSaved}
      onNoted={refresh}
      onOpen={(next) => void views.open(next)}
      onAdd={(list) => void views.add(list)}
      onMoved={(history, next, move) => {
        done(history, 'Moved');
        const element = findText(next);
        void views.open(next, element && { element, keys: next }, move);
      }}
    />
  );
}

function OpenNewItem({ views, view: { item }, onSaved, setStatus, onClose }: Of<'add'>) {
  const addAgain = (list: List) => {
    setStatus('The file was changed elsewhere: nothing was added yet');
    void views.add(list);
  };
  return (
    <AddItem
      key={identityOf([item.list.path.join('.')], item.hashes)}
      side={views.side}
      onClose={onClose}
      item={item}
      onStale={() => addAgain(item.list)}
      onSaved={(history, text, key) => {
        onSaved(history, text);
        const added = findText([key]);
        if (added) bringIntoView(added);
      }}
    />
  );
}

/** The open panel or dialog. */
export function OpenView(props: Props) {
  const { views, view, drafts, refresh, done, onSaved, onClose } = props;
  const open = (keys: string[]) => void views.open(keys);
  switch (view.is) {
    case 'panel':
      return <OpenPanel {...props} view={view} />;
    case 'add':
      return <OpenNewItem {...props} view={view} />;
    case 'texts':
    case 'facts':
      return (
        <Finder
          key={view.is}
          kind={view.is}
          onOpen={open}
          onAdd={(list) => void views.add(list)}
          onSaved={onSaved}
          onClose={onClose}
        />
      );
    case 'find':
      return <FindAndReplace onClose={onClose} onReplaced={onSaved} />;
    case 'articles':
      return <Texts key={view.first?.name} first={view.first} onClose={onClose} onSaved={onSaved} />;
    case 'brand':
      return (
        <Brand
          key={identityOf(['brand'], view.opened.hashes)}
          side={views.side}
          opened={view.opened}
          onReopen={() => void views.show('brand')}
          onClose={onClose}
          onSaved={onSaved}
        />
      );
    case 'offices':
      return (
        <Offices
          key={identityOf(['offices'], view.opened.hashes)}
          opened={view.opened}
          onReopen={() => void views.show('offices')}
          onClose={onClose}
          onSaved={onSaved}
        />
      );
    case 'older texts':
      return <OlderTexts onOpen={open} onClose={onClose} onNoted={refresh} />;
    case 'mend':
      return <BrokenFiles onClose={onClose} onSaved={done} />;
    case 'unsaved':
      return <Unsaved drafts={drafts} onOpen={(name) => void reopen(name, views)} onClose={onClose} />;
    default:
      return <Publish onClose={onClose} onDone={refresh} />;
  }
}
