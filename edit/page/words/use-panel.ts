import type { Change } from '#edit/changes/change.ts';
import type { Editing } from '#edit/page/fields/value-editor.tsx';
import { movedKey, type Move } from '#edit/page/lists/item-controls.tsx';
import { findText } from '#edit/page/marks/pick.ts';
import { changesOf, roomLeft } from '#edit/page/saving/draft.ts';
import { useForm } from '#edit/page/saving/use-form.ts';
import { useEditor } from '#edit/page/use-editor.ts';
import type { List } from '#edit/words/lists.ts';
import type { Opened } from '#edit/words/open.ts';
import { titleOf } from './panel-title.tsx';
import { besideDraft, changedValues, fieldsIn, isBeside, reopened } from './changed-elsewhere.ts';

/** The state of a panel: what is typed, what that changes, and why it was not saved. */
export function usePanel(opened: Opened) {
  const { open, setStatus, saved } = useEditor();
  const keys = opened.fields.map(({ key }) => key);
  const fields = fieldsIn(opened);
  const form = useForm(keys.join(' '), opened, {
    title: titleOf(opened),
    isChanged: (next) => changesOf(next, fields).length > 0,
    onSaved: () => saved(),
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
      void save([...changes, change], `Move a ${list.itemLabel}`, () => {
        form.clearDraft();
        setStatus('Moved');
        const next = keys.map((key) => movedKey(key, list, move));
        const element = findText(next);
        void open(next, element && { element, keys: next }, move);
      }),
  };
}
