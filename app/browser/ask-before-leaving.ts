function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** Has the browser ask before this document is left: not longer than needed, as such a page may be kept out of the back-forward cache. */
export function askBeforeLeaving(isNeeded: boolean): void {
  if (isNeeded) addEventListener('beforeunload', ask);
  else removeEventListener('beforeunload', ask);
}
