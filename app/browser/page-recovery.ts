import { showWithoutScript } from './without-script.ts';

let hasChangedPage = false;

/** Call at the first page change of this document. */
export function notePageChange(): void {
  hasChangedPage = true;
}

/**
 * Whether loading the current address as a document can help against an error of React: something else, such as page
 * translation or a content blocker, has moved or removed elements of the previous page, so React cannot remove them. Not on
 * the page that the document was loaded with, which might fail again and again.
 */
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
