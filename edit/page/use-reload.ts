import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ask } from './ask.ts';

// Other files are updated in place: see live.ts. Articles, people and quotes are only in the documents, and components
// hold copies of the company's facts.
const needsReload = (file: string) => /\.md$|\/(?:people|quotes|site)\.yaml$/.test(file);

/**
 * Reloads the page after a change that cannot be applied in place, as soon as no panel is open; if the page no longer
 * exists, loads the one above it. Returns a function that sets another address to load instead.
 */
export function useReload(isIdle: boolean, onBeforeReload: () => unknown): (address: string) => void {
  const [isDue, setIsDue] = useState(false);
  const next = useRef<string>(undefined);
  const reload = useEffectEvent(async () => {
    const here = window.location.pathname;
    const { address } = await ask('nearest', { address: next.current ?? here });
    onBeforeReload();
    if (address === here) window.location.reload();
    else window.location.assign(address);
  });
  useEffect(() => {
    const onContent = ({ files }: { files: string[] }) => files.some(needsReload) && setIsDue(true);
    import.meta.hot?.on('edit:content', onContent);
    return () => import.meta.hot?.off('edit:content', onContent);
  }, []);
  useEffect(() => {
    if (isDue && isIdle) void reload();
  }, [isDue, isIdle]);
  return (address) => {
    next.current = address;
  };
}
