/** All tooltips are one group: while one is open, and for 300 ms after, another opens without a delay. */
const skipDelay = 300;

const listeners = new Set<() => void>();
let warm = false;
let cooling: ReturnType<typeof setTimeout> | undefined;

function setWarm(value: boolean): void {
  warm = value;
  for (const listener of listeners) listener();
}

export const isWarm = (): boolean => warm;

export function subscribeToWarmth(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Says that a tooltip of the group has opened or closed. */
export function setTooltipOpen(open: boolean): void {
  clearTimeout(cooling);
  if (open) setWarm(true);
  else cooling = setTimeout(() => setWarm(false), skipDelay);
}
