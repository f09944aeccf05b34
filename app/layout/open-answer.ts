/** Opens the question that an element is the answer to, as browsers do for an address that leads into closed `details`. */
export function openAnswer(target: Element): void {
  const question = target.closest('details');
  if (question) question.open = true;
}
