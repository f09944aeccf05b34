import { useEffect, useState } from 'react';

// Pages load modules of other files, which change in place: see live.ts.
const isOnlyInDocuments = (file: string) => /\.md$|\/(?:people|quotes)\.yaml$/.test(file);

/** Loads the page again when something has changed that only its document holds, as soon as nothing is open beside it. */
export function useReload(isFree: boolean): void {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    const onContent = ({ file }: { file: string }) => isOnlyInDocuments(file) && setIsDue(true);
    import.meta.hot?.on('edit:content', onContent);
    return () => import.meta.hot?.off('edit:content', onContent);
  }, []);
  useEffect(() => {
    if (isDue && isFree) window.location.reload();
  }, [isDue, isFree]);
}
