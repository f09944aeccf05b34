import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { EditorState } from 'prosemirror-state';
import { startWriting, type Writing } from './start-writing.ts';
import type { Checked } from './text.ts';

/** A text in an element that is written as it looks, its state, and the mistakes in it. `attributes` are those of the element. */
export function useWriting(
  text: string,
  attributes: Readonly<Record<string, string>>,
  checked: Checked | undefined,
  onWritten: (text: string) => void,
) {
  const place = useRef<HTMLDivElement>(null);
  const [writing, setWriting] = useState<Writing>();
  const [state, setState] = useState<EditorState>();
  const tell = useEffectEvent(onWritten);
  const startIn = useEffectEvent((element: HTMLElement) =>
    startWriting(element, text, { onWritten: (next) => tell(next), onState: setState }),
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
  return { place, writing, state };
}
