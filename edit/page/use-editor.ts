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

/** By the action that returns what the form shows, with what that is asked. */
export type Form = { [Name in FormName]: { is: Name } & Asked<Name> }[FormName];

export type Dialog =
  | Form
  | { [Name in ListName]: { is: Name } }[ListName]
  | { is: 'new text'; collection: CollectionName; from?: { name: string; label: string } | undefined };

export type BarDialog = ListName | 'brand' | 'offices';

export function openedBy<Own extends Form>(form: Own): Promise<Answer<Own['is']>> {
  const { is, ...asked } = form;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the rest of it
  return ask<Own['is']>(is, asked as unknown as Asked<Own['is']>);
}

/** More facts of an office depend on its country, and are edited with it. */
const isCountry = ({ file, path }: Spot) => file === 'site' && path[0] === 'offices' && path[2] === 'country';

/** A text of a collection is edited as a whole. */
export function dialogOf(spots: readonly Spot[]): Dialog {
  if (spots.some(isCountry)) return { is: 'offices' };
  const text = spots.find(({ file }) => isTextName(file));
  return text ? { is: 'text', name: text.file } : { is: 'words', spots: spots.map(spotOf) };
}

export type From = {
  picked?: Picked | undefined;
  /** The button that gets the focus when the dialog is closed. */
  opener?: HTMLElement;
  moved?: Move;
  /** Whether Save was pressed elsewhere for what the dialog shows. */
  isToSave?: boolean;
  /** The value that gets the focus instead of the first, or a line in the Markdown of a text. */
  at?: (Place & { line?: number }) | undefined;
};

export type Editor = {
  open: (dialog: Dialog, from?: From) => Promise<void>;
  /** Unless something else has been opened meanwhile, which stays. */
  reopen: (dialog: Dialog, from: From) => void;
  openFault: string;
  side: Side;
  setStatus: (status: string) => void;
  close: () => void;
  /** After a save: closes what is open. `address` is that of a page to show then. */
  saved: (status?: string, address?: string) => void;
  refresh: () => void;
};

export const EditorContext = createContext<Editor | undefined>(undefined);

export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (!editor) throw new Error('Panels and dialogs are parts of the editor');
  return editor;
}
