import { useEffect, useRef, useState } from 'react';

// Long enough that nobody hears a result for half a number.
const pause = 1200;

type AnnouncerProps = {
  text: string;
  /** What this result was worked out from. */
  given: readonly (string | number)[];
  /** Until the visitor has changed something, no result is news. */
  isEdited: boolean;
};

/** Tells a screen reader a result politely, once the visitor has stopped typing, and of this tool alone. */
export function Announcer({ text, given, isEdited }: AnnouncerProps) {
  const [announced, setAnnounced] = useState('');
  const inputs = given.join(' ');
  const known = useRef(inputs);
  useEffect(() => {
    if (!isEdited) known.current = inputs;
    if (inputs === known.current) return undefined;
    const timer = setTimeout(() => {
      known.current = inputs;
      setAnnounced(text);
    }, pause);
    return () => clearTimeout(timer);
  }, [text, inputs, isEdited]);
  return <output className="visually-hidden">{announced}</output>;
}
