import type { Change } from '#edit/changes/change.ts';
import type { Editing } from '#edit/page/fields/value-editor.tsx';
import { movedKey, type Move } from '#edit/page/lists/item-controls.tsx';
import { changesOf, roomLeft } from '#edit/page/saving/draft.ts';
import { useForm } from '#edit/page/saving/use-form.ts';
import type { History } from '#edit/save/session.ts';
import type { List } from '#edit/words/lists.ts';
import type { Opened } from '#edit/words/open.ts';
import { titleOf } from './panel-title.tsx';
import { besideDraft, changedValues, fieldsIn, isBeside, reopened } from './changed-elsewhere.ts';

/** What a panel tells when it is done. */
export type PanelEvents = {
  onSaved: (history: History) => void;
  /** Called once an older text has been said to be still right. */
  onNoted: () => void;
  /** Called with the keys that the texts of a moved item have now. */
  onMoved: (history: History, keys: string[], move: Move) => void;
};

/** The state of a panel: what is typed, what that changes, and why it was not saved. */
export function usePanel(opened: Opened, { onSaved, onNoted, onMoved }: PanelEvents) {
  const keys = opened.fields.map(({ key }) => key);
  const fields = fieldsIn(opened);
  const form = useForm(keys.join(' '), opened, {
    title: titleOf(opened),
    isChanged: (next) => changesOf(next, fields).length > 0,
    onSaved,
    reopen: () => reopened(opened),
    isBeside: (now) => isBeside(opened, now),
  });
  const { restored, draft, setDraft, problems, conflict, save } = form;
  const changes = changesOf(draft, fields);
  const editing: Editing = {
    draft,
    setDraft,
    problems,
    placeholders: opened.placeholders,
    others: conflict ? changedValues(opened, conflict) : besideDraft(opened, restored),
    older: opened.older,
    onNoted,
    pageRoom: roomLeft(opened.pageRoom, draft, opened.fields),
  };
  const changed = `${opened.fields[0]?.page} has changed since you opened this. Nothing was overwritten.`;
  const beside = changes.length > 0 ? ' Above is what the file has now, beside what you typed.' : '';
  return {
    form,
    keys,
    fields,
    editing,
    count: changes.length,
    conflictNotice: changed + beside,
    save: () => void save(changes),
    remove: (list: List, change: Change) => void save([...changes, change], `Remove a ${list.itemLabel}`),
    move: (list: List, change: Change, move: Move) =>
      void save([...changes, change], `Move a ${list.itemLabel}`, (history) => {
        form.clearDraft();
        onMoved(
          history,
          keys.map((key) => movedKey(key, list, move)),
          move,
        );
      }),
  };
}
