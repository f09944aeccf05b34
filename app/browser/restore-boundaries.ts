/**
 * Restores the comments by which React finds its Suspense boundaries, where a host has stripped them from the document.
 * A boundary of the first render is the only child of an element with `data-boundary`.
 */
export function restoreBoundaries(root: Element): void {
  for (const element of root.querySelectorAll('[data-boundary]')) {
    if (element.firstChild instanceof Comment) continue;
    element.prepend(new Comment('$'));
    element.append(new Comment('/$'));
  }
}
