/** What the panel asks the server to change. */
import type { MoveAddress } from '../articles/moved.ts';
import type { StoryFigures } from '../articles/story-figures.ts';
import type { FileText } from '../save/content-files.ts';
import type { Path } from '../writer/edits.ts';

export type Change =
  /** Sets the text of a value; an empty text removes an optional value. */
  | { do: 'set'; key: string; locale: string; value: string }
  /** Adds an item with these values, at paths relative to it; an empty text leaves out an optional value. */
  | {
      do: 'add';
      key: string;
      at: number;
      as?: string | undefined;
      values: readonly { path: Path; locale: string; value: string }[];
    }
  | { do: 'remove'; key: string }
  | { do: 'move'; key: string; from: number; to: number }
  /** Replaces or creates the text of an article, including its front matter; without a text, removes the article. */
  | Write
  /** Leads the old address of a page to another one. */
  | MoveAddress
  /** Sets the numbers of a client story's figures. */
  | { do: 'figures'; name: string; values: StoryFigures }
  /** Replaces the text of any content file, to correct a mistake in it. */
  | { do: 'mend'; file: string; text: string };
export type Write = { do: 'write'; locale: string; name: string; text?: FileText };
