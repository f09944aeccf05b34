import { useEffect, useState } from 'react';

// Long enough that nobody hears a result for half a number.
const pause = 1200;

/** Tells a screen reader a result politely, once the visitor has stopped typing; silent until there is one to tell. */
export function Announcer({ text }: { text: string }) {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return <output className="visually-hidden">{announced}</output>;
}
