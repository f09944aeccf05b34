/**
 * The second script of the contact page, asynchronous like the boot script: shows the draft of the form, and stores what is
 * typed, whether the form's code loads or not.
 */
import { messageOf, saveDraft, showDraft } from './browser/draft.ts';

function contactForm(): HTMLFormElement | null {
  return document.querySelector('main form');
}

/** Stores the contact form. `data-kept` tells the stylesheet that a reload loses nothing. */
function keepDraft(): void {
  const form = contactForm();
  if (form) document.documentElement.toggleAttribute('data-kept', saveDraft(messageOf(form)));
}

/** Shows the stored draft, also one that has grown on another page since this one was left. */
function restoreDraft(): void {
  const form = contactForm();
  if (form) showDraft(form);
  // Also what was typed before this script ran.
  keepDraft();
}

addEventListener('input', keepDraft);
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) restoreDraft();
});
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', restoreDraft);
else restoreDraft();
