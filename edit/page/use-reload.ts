import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ask } from './ask.ts';

// Pages load modules of other files, which change in place: see live.ts.
const isOnlyInDocuments = (file: string) => /\.md$|\/(?:people|quotes)\.yaml$/.test(file);

/**
 * Loads the page again when something has changed that only its document holds, as soon as nothing is open beside it; where
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
    const onContent = ({ file }: { file: string }) => isOnlyInDocuments(file) && setIsDue(true);
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
