import { createContext, use } from 'react';
import { isTextName, spotOf, type Place, type Spot } from '#edit/content/place.ts';
import { ask, type Answer, type Asked } from './ask.ts';
import type { CollectionName } from '#packages/site/collections.ts';
import type { Move } from './lists/item-controls.tsx';
import type { Picked } from './picking/pick.ts';
import type { Side } from './picking/place.ts';

type ListName =
  | 'off screen'
  | 'facts'
  | 'find'
  | 'texts'
  | 'older texts'
  | 'mistakes'
  | 'unsaved'
  | 'publish';

type FormName = 'words' | 'item' | 'table' | 'text' | 'repair' | 'brand' | 'offices';

/** A form, by the action that tells what it shows, and what that is asked. */
export type Form = { [Name in FormName]: { is: Name } & Asked<Name> }[FormName];

/** What is open, and can be opened again. */
export type Dialog =
  | Form
  | { [Name in ListName]: { is: Name } }[ListName]
  | { is: 'new text'; collection: CollectionName; from?: { name: string; label: string } | undefined };

export type BarDialog = ListName | 'brand' | 'offices';

/** Asks for what a form shows. */
export function openedBy<Own extends Form>(form: Own): Promise<Answer<Own['is']>> {
  const { is, ...asked } = form;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the rest of it
  return ask<Own['is']>(is, asked as unknown as Asked<Own['is']>);
}

/** What else is of its place hangs on the country of an office, and is edited with it. */
const isCountry = ({ file, path }: Spot) => file === 'site' && path[0] === 'offices' && path[2] === 'country';

/** What opens the words at some places, or the text of a collection that one of these is in. */
export function dialogOf(spots: readonly Spot[]): Dialog {
  if (spots.some(isCountry)) return { is: 'offices' };
  const text = spots.find(({ file }) => isTextName(file));
  return text ? { is: 'text', name: text.file } : { is: 'words', spots: spots.map(spotOf) };
}

export type From = {
  picked?: Picked | undefined;
  /** The button that opens it, and gets the focus when it is closed. */
  opener?: HTMLElement;
  moved?: Move;
  /** Whether Save was pressed for what it shows. */
  isToSave?: boolean;
  /** The value that gets the focus, in place of the first, and in the Markdown of a text a line of it. */
  at?: (Place & { line?: number }) | undefined;
};

/** The editor around a panel or a dialog: what these open, and what they tell when something was saved. */
export type Editor = {
  open: (dialog: Dialog, from?: From) => Promise<void>;
  /** Why something could not be opened. */
  openFault: string;
  side: Side;
  setStatus: (status: string) => void;
  close: () => void;
  /** Tells of a save, and closes it. `address` is that of a page to show then. */
  saved: (status?: string, address?: string) => void;
  refresh: () => void;
};

export const EditorContext = createContext<Editor | undefined>(undefined);

export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (!editor) throw new Error('Panels and dialogs are parts of the editor');
  return editor;
}
