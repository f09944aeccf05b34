function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/**
 * Sets whether the browser asks before this document is closed or left. Not longer than needed: browsers may keep a page
 * that asks out of the back-forward cache.
 */
export function askBeforeLeaving(isNeeded: boolean): void {
  if (isNeeded) addEventListener('beforeunload', ask);
  else removeEventListener('beforeunload', ask);
}
