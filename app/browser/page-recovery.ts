import { showWithoutScript } from './without-script.ts';

let hasChangedPage = false;

/** Call at the first page change of this document. */
export function notePageChange(): void {
  hasChangedPage = true;
}

/** Whether an error is of elements that something else has moved or removed. Not on the first page, which might fail again and again. */
export function canReload(error: unknown): boolean {
  return hasChangedPage && error instanceof DOMException && error.name === 'NotFoundError';
}

let isKept = false;

/** Leaves clicks and submits to the browser, which follows links itself. */
function bypassReact(): void {
  for (const type of ['click', 'submit'])
    addEventListener(type, (event) => event.stopImmediatePropagation(), true);
}

/**
 * Whether an error must leave the page as it is, because it is prerendered and still being hydrated: it reads well, and an
 * error screen would take it away. From then on the page is what it is without JavaScript.
 */
export function keepsPrerendered(error: unknown): boolean {
  if (!isKept && !hasChangedPage && document.querySelector('[data-waits]')) {
    isKept = true;
    // React reports errors only when it shows an error screen.
    console.error(error);
    showWithoutScript();
    bypassReact();
  }
  return isKept;
}
