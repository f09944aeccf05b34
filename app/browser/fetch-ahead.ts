/** Whether the visitor asks for less data. https://wicg.github.io/savedata/ ; not in every browser. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** Fetches what comes next once the browser has nothing better to do, unless the visitor asks for less data. */
export function fetchAhead(fetchNext: () => Promise<void>): void {
  if (savesData()) return;
  if ('requestIdleCallback' in globalThis) requestIdleCallback(() => void fetchNext());
  else setTimeout(() => void fetchNext(), 500);
}
