import { useEffect, useRef, useState } from 'react';

// In milliseconds: long enough not to announce results of half-typed numbers.
const debounce = 1200;

type AnnouncerProps = {
  labelledBy: string;
  text: string;
  inputs: readonly (string | number)[];
  /** Nothing is announced before the visitor's first edit. */
  isEdited: boolean;
};

export function Announcer({ labelledBy, text, inputs, isEdited }: AnnouncerProps) {
  const [announced, setAnnounced] = useState('');
  const key = inputs.join(' ');
  const known = useRef(key);
  useEffect(() => {
    if (!isEdited) known.current = key;
    if (key === known.current) return undefined;
    const timer = setTimeout(() => {
      known.current = key;
      setAnnounced(text);
    }, debounce);
    return () => clearTimeout(timer);
  }, [text, key, isEdited]);
  return (
    <output aria-labelledby={labelledBy} className="visually-hidden">
      {announced}
    </output>
  );
}
