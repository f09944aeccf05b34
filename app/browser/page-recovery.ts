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
