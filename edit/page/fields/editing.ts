import { createContext, use } from 'react';
import type { Draft } from '#edit/page/saving/draft.ts';
import type { Problem } from '#edit/save/check-unsaved.ts';
import type { Field } from '#edit/words/fields.ts';
import type { OlderText } from '#edit/words/outdated.ts';
import type { Placeholder } from '#edit/words/references.ts';

export type Editing = {
  fields: readonly Field[];
  draft: Draft;
  setDraft: (draft: Draft) => void;
  problems: readonly Problem[];
  placeholders: readonly Placeholder[];
  /** How many characters more fit on the page, by language. */
  pageRoom?: Readonly<Record<string, number>>;
  /** Adapts the example of a new value to the item that it is for. */
  exampleFor?: (text: string) => string;
  /** Values in the files to show beside the draft, by slot. */
  others?: Readonly<Record<string, string>>;
  older?: readonly OlderText[];
};

export const EditingContext = createContext<Editing | undefined>(undefined);

export function useEditing(): Editing {
  const editing = use(EditingContext);
  if (!editing) throw new Error('Fields are parts of a form');
  return editing;
}
