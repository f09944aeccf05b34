import { useImperativeHandle } from 'react';
import { Details } from './details.tsx';
import { blockOfCaret } from './start-writing.ts';
import type { Checked, Text } from './text.ts';
import { WritingToolbar } from './toolbar.tsx';
import { useWriting } from './use-writing.ts';

type Props = Text & {
  /** The addresses that links can lead to. */
  addresses: readonly string[];
  checked: Checked | undefined;
};

/** A text that is written as it looks, with its toolbar. */
export function WrittenText({ text, attributes, addresses, checked, caret, onChange }: Props) {
  const { place, writing, state } = useWriting(text, attributes, checked, onChange);
  const view = writing?.view;
  useImperativeHandle(
    caret,
    () => ({
      blocks: () => (view ? blockOfCaret(view.state) : 0),
      insert: (words) => {
        view?.dispatch(view.state.tr.insertText(words).scrollIntoView());
        view?.focus();
      },
      goTo: (line) => writing?.goTo(line),
    }),
    [view, writing],
  );
  return (
    <div className="writing">
      {view && state && (
        <div className="writing-head">
          <WritingToolbar {...{ view, state }} />
          <Details {...{ view, state, addresses }} />
        </div>
      )}
      <div ref={place} />
    </div>
  );
}
