import { createContext, use } from 'react';
import type { Side } from './picking/place.ts';
import type { useView } from './use-view.ts';

/** The editor around a panel or a dialog: what these open, and what they tell when something was saved. */
export type Editor = Pick<ReturnType<typeof useView>, 'open' | 'add' | 'show'> & {
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
