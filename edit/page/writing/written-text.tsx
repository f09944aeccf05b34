import { useImperativeHandle, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { EditorState } from 'prosemirror-state';
import { Toolbar } from '@base-ui/react/toolbar';
import type { EditorView } from 'prosemirror-view';
import { Details } from './details.tsx';
import { startWriting, type Writing } from './start-writing.ts';
import type { Caret, Checked, Text } from './text.ts';
import { tools } from './commands.ts';

const isApple = navigator.platform.startsWith('Mac');
const keyOf = (key: string) => key.replace('Mod', isApple ? '⌘' : 'Ctrl').replaceAll('-', '+');

function WritingToolbar({ view, state }: { view: EditorView; state: EditorState }) {
  return (
    <Toolbar.Root className="tools" aria-label="Formatting">
      {tools.map((group) => (
        <Toolbar.Group key={group[0]?.name} className="tool-group">
          {group.map(({ name, key, run, isOn }) => (
            <Toolbar.Button
              key={name}
              aria-pressed={isOn?.(state)}
              title={key && `${name}, ${keyOf(key)}`}
              disabled={!run(state)}
              // So that the words stay selected.
              onMouseDown={(event) => event.preventDefault()}
              onClick={({ detail }) => {
                run(view.state, view.dispatch, view);
                // A press of a key leaves the focus here, for the next button. A tool may move it on in the next frame.
                if (detail > 0) view.focus();
              }}
            >
              {name}
            </Toolbar.Button>
          ))}
        </Toolbar.Group>
      ))}
    </Toolbar.Root>
  );
}

type WrittenTextProps = Text & {
  /** The addresses that links can lead to. */
  addresses: readonly string[];
  checked: Checked | undefined;
  /** The line where the caret is at first. */
  line: number | undefined;
};

export function WrittenText(props: WrittenTextProps) {
  const { text, attributes, addresses, checked, line, caret, onChange } = props;
  const place = useRef<HTMLDivElement>(null);
  const [writing, setWriting] = useState<Writing>();
  const [state, setState] = useState<EditorState>();
  const onWritten = useEffectEvent(onChange);
  const startIn = useEffectEvent((element: HTMLElement) =>
    startWriting(element, text, { onWritten: (next) => onWritten(next), onState: setState }),
  );
  useEffect(() => writing?.show(text), [writing, text]);
  useEffect(() => {
    if (checked) writing?.mark(checked);
  }, [writing, checked]);
  useEffect(() => {
    if (!place.current) return undefined;
    const own = startIn(place.current);
    setWriting(own);
    setState(own.view.state);
    return () => own.view.destroy();
  }, []);
  useEffect(() => {
    writing?.view.setProps({ attributes: { ...attributes, role: 'textbox', 'aria-multiline': 'true' } });
  }, [writing, attributes]);
  useEffect(() => {
    if (line !== undefined) writing?.goTo(line);
  }, [writing, line]);
  useImperativeHandle<Caret | null, Caret | null>(caret, () => writing ?? null, [writing]);
  return (
    <div className="writing">
      {writing && state && (
        <div className="writing-head">
          <WritingToolbar {...{ view: writing.view, state }} />
          <Details {...{ view: writing.view, state, addresses }} />
        </div>
      )}
      <div ref={place} />
    </div>
  );
}
