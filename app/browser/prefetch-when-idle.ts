import { savesData } from './saves-data.ts';

export function prefetchWhenIdle(prefetch: () => Promise<unknown>): void {
  if (savesData()) return;
  if ('requestIdleCallback' in globalThis) requestIdleCallback(() => void prefetch());
  else setTimeout(() => void prefetch(), 500);
}
