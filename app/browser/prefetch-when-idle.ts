/** Whether the visitor asks for reduced data usage (https://wicg.github.io/savedata/). Not supported by all browsers. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** Runs a prefetch when the browser is idle, unless the visitor asks for reduced data usage. */
export function prefetchWhenIdle(prefetch: () => Promise<void>): void {
  if (savesData()) return;
  if ('requestIdleCallback' in globalThis) requestIdleCallback(() => void prefetch());
  else setTimeout(() => void prefetch(), 500);
}
