import { useEffect, useRef, useState } from 'react';
import type { EditorState } from 'prosemirror-state';
import { startWriting, type Writing } from './start-writing.ts';

/** A text in an element that is written as it looks, and its state. `attributes` are those of the element. */
export function useWriting(
  text: string,
  attributes: Record<string, string>,
  onWritten: (text: string) => void,
) {
  const place = useRef<HTMLDivElement>(null);
  const [writing, setWriting] = useState<Writing>();
  const [state, setState] = useState<EditorState>();
  const latest = useRef({ text, onWritten });
  useEffect(() => {
    latest.current = { text, onWritten };
  }, [text, onWritten]);
  useEffect(() => writing?.show(text), [writing, text]);
  useEffect(() => {
    if (!place.current) return undefined;
    const own = startWriting(place.current, latest.current.text, {
      onWritten: (next) => latest.current.onWritten(next),
      onState: setState,
    });
    setWriting(own);
    setState(own.view.state);
    return () => own.view.destroy();
  }, []);
  const named = JSON.stringify({ ...attributes, role: 'textbox', 'aria-multiline': 'true' });
  useEffect(() => {
    writing?.view.setProps({ attributes: JSON.parse(named) as Record<string, string> });
  }, [writing, named]);
  return { place, view: writing?.view, state };
}
