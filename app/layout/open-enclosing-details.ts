/** Opens the `details` around an element, as browsers do when they navigate to a hash inside closed ones. */
export function openEnclosingDetails(target: Element): void {
  const details = target.closest('details');
  if (details) details.open = true;
}
