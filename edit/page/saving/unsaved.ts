/** Asks before the tab is closed with texts that were typed and not saved. */
import { storedDraftNames } from './use-draft.ts';

// Drafts survive a reload and a change of the page in the same tab.
let isStaying = false;

// A page that is still there after this time has not been left.
const leaving = 2000;

export function askBeforeLeaving(): void {
  window.navigation.addEventListener('navigate', ({ destination }) => {
    if (destination.sameDocument || new URL(destination.url).origin !== window.location.origin) return;
    isStaying = true;
    setTimeout(() => (isStaying = false), leaving);
  });
  window.addEventListener('beforeunload', (event) => {
    if (!isStaying && storedDraftNames('').length > 0) event.preventDefault();
  });
}
