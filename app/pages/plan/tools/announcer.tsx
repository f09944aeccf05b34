import { useEffect, useRef, useState } from 'react';

// In milliseconds: long enough not to announce results of half-typed numbers.
const debounce = 1200;

type AnnouncerProps = {
  labelledBy: string;
  text: string;
  /** Nothing is announced before the visitor's first edit. */
  isEdited: boolean;
};

export function Announcer({ labelledBy, text, isEdited }: AnnouncerProps) {
  const [announced, setAnnounced] = useState('');
  const known = useRef(text);
  useEffect(() => {
    if (!isEdited) known.current = text;
    if (text === known.current) return undefined;
    const timer = setTimeout(() => {
      known.current = text;
      setAnnounced(text);
    }, debounce);
    return () => clearTimeout(timer);
  }, [text, isEdited]);
  return (
    <output aria-labelledby={labelledBy} className="visually-hidden">
      {announced}
    </output>
  );
}
