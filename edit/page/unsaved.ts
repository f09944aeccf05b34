/** Asks before the tab is closed with texts that were typed and not saved. */
import { storedDraftNames } from './use-draft.ts';

let isOwnReload = false;

/** Lets the page go without a question: drafts survive its reload. */
export function leaveWithoutAsking(): void {
  isOwnReload = true;
}

export function askBeforeLeaving(): void {
  window.addEventListener('beforeunload', (event) => {
    if (!isOwnReload && storedDraftNames('').length > 0) event.preventDefault();
  });
}
