/** Opens the `details` around an element, as browsers do when they navigate to a hash inside closed ones. */
export function openAnswer(target: Element): void {
  const question = target.closest('details');
  if (question) question.open = true;
}
