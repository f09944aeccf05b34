import type { Asked } from '#edit/changes/asked.ts';
import { spotOf, traceOf } from '#edit/content/place.ts';
import { movedSpot, type Move } from '#edit/page/lists/item-controls.tsx';
import { findText } from '#edit/page/picking/pick.ts';
import { changesOf, differing, roomLeft, savedIn } from '#edit/page/saving/draft.ts';
import { useForm } from '#edit/page/saving/use-form.ts';
import { useEditor, dialogOf } from '#edit/page/use-editor.ts';
import type { List } from '#edit/words/lists.ts';
import type { Opened } from '#edit/words/open.ts';
import { ask, Stopped } from '#edit/page/ask.ts';

export function labelOf({ fields }: Opened): string {
  const [first] = fields;
  if (!first) return '';
  if (first.path[0] === 'meta') return 'Search result and shared link';
  return fields.length === 1 ? first.label : `${fields.length} texts`;
}

const titleOf = (opened: Opened): string => `${opened.fields[0]?.page}: ${labelOf(opened)}`;

function fieldsIn({ fields, references }: Opened) {
  const all = [...fields, ...references.flatMap(({ figures }) => figures)];
  return [...new Map(all.map((field) => [traceOf(spotOf(field)), field])).values()];
}

const savedOf = (opened: Opened) => savedIn(fieldsIn(opened));

const isSamePlace = (one: Opened, other: Opened) => JSON.stringify(one.lists) === JSON.stringify(other.lists);

/** Whether only other texts have changed on disk since the panel was opened. */
const isBeside = (opened: Opened, now: Opened): boolean =>
  Object.keys(differing(savedOf(now), savedOf(opened))).length === 0 && isSamePlace(opened, now);

const gone =
  'Somebody has removed this text, or moved it, since you opened it. Nothing was written. Copy what you typed if you still need it.';

const reopened = ({ fields }: Opened): Promise<Opened> =>
  ask('open', { spots: fields.map(spotOf) }).catch((error: unknown) => {
    throw error instanceof Stopped ? error : new Error(gone);
  });

export function usePanel(opened: Opened) {
  const { open, setStatus } = useEditor();
  const spots = opened.fields.map(spotOf);
  const fields = fieldsIn(opened);
  const form = useForm({ is: 'words', spots }, opened, {
    title: titleOf(opened),
    savedIn: savedOf,
    reopen: () => reopened(opened),
    isBeside: (now) => isBeside(opened, now),
  });
  const { draft, save } = form;
  const changes = changesOf(draft, fields);
  const editing = {
    placeholders: opened.placeholders,
    older: opened.older,
    pageRoom: roomLeft(opened.pageRoom, draft, opened.fields),
  };
  return {
    form,
    spots,
    fields,
    editing,
    save: () => void save(changes),
    remove: (list: List, edits: Asked[]) => void save([...changes, ...edits], `Remove a ${list.itemLabel}`),
    move: (list: List, edits: Asked[], move: Move) =>
      void save([...changes, ...edits], `Move a ${list.itemLabel}`, () => {
        form.clearDraft();
        setStatus('Moved');
        const next = spots.map((spot) => movedSpot(spot, list, move));
        const element = findText(next);
        void open(dialogOf(next), { picked: element && { element, spots: next }, moved: move });
      }),
  };
}
