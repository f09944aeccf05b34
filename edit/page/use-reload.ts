import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ask } from './ask.ts';

// Other files change in place: see live.ts. Articles, people and quotes are only in documents, and components hold copies
// of the company's facts.
const needsReload = (file: string) => /\.md$|\/(?:people|quotes|site)\.yaml$/.test(file);

/**
 * Loads the page again when something has changed that cannot change in place, as soon as nothing is open beside it; where
 * the page is gone, the one above it. Returns a function that names another page to load then.
 */
export function useReload(isFree: boolean, onLeave: () => unknown): (address: string) => void {
  const [isDue, setIsDue] = useState(false);
  const next = useRef<string>(undefined);
  const leave = useEffectEvent(async () => {
    const here = window.location.pathname;
    const { address } = await ask('nearest', { address: next.current ?? here });
    onLeave();
    if (address === here) window.location.reload();
    else window.location.assign(address);
  });
  useEffect(() => {
    const onContent = ({ files }: { files: string[] }) => files.some(needsReload) && setIsDue(true);
    import.meta.hot?.on('edit:content', onContent);
    return () => import.meta.hot?.off('edit:content', onContent);
  }, []);
  useEffect(() => {
    if (isDue && isFree) void leave();
  }, [isDue, isFree]);
  return (address) => {
    next.current = address;
  };
}
