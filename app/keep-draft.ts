/** The second script of the contact page: shows the draft, and stores what is typed, whether the form's code comes or not. */
import { isBlank } from '#packages/site/contact-message.ts';
import { messageOf, saveDraft, showDraft } from './browser/draft.ts';

function contactForm(): HTMLFormElement | null {
  return document.querySelector('main form');
}

/** Stores the contact form. `data-kept` tells the stylesheet that a reload loses nothing. */
function keepDraft(): void {
  const form = contactForm();
  if (form) document.documentElement.toggleAttribute('data-kept', saveDraft(messageOf(form)));
}

/** Stores what was filled in without an event, as the page is hidden or left. Without an event, nobody has emptied the form. */
function keepFilled({ type }: Event): void {
  const form = contactForm();
  const isLeaving = type === 'pagehide' || document.hidden;
  if (form && isLeaving && !isBlank(messageOf(form))) keepDraft();
}

/** Shows the stored draft, also one that has grown on another page since this one was left. */
function restoreDraft(): void {
  const form = contactForm();
  if (form) showDraft(form);
  // Also what was typed before this script ran.
  keepDraft();
}

// In the capture phase: React stops events in what it has not hydrated, and that stays so where hydration has failed.
for (const type of ['input', 'change']) addEventListener(type, keepDraft, true);
for (const type of ['visibilitychange', 'pagehide']) addEventListener(type, keepFilled, true);
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) restoreDraft();
});
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', restoreDraft);
else restoreDraft();
