/** The parts of a page that are only in its document: questions, people, quotes and client stories. */

const partsOf = (root: Document) => [...root.querySelectorAll<HTMLElement>('[data-part]')];
const namesOf = (parts: readonly HTMLElement[]) => parts.map(({ dataset }) => dataset.part).join(' ');

// The last HTML of each part: annotations and open questions change that of the page.
const shown = new WeakMap<HTMLElement, string>();

/** Replaces the content of a part, and opens the questions again that were open. */
function replace(part: HTMLElement, next: HTMLElement): void {
  if (shown.get(part) === next.innerHTML) return;
  shown.set(part, next.innerHTML);
  const open = new Set(
    [...part.querySelectorAll('details[open]')].map((each) => each.querySelector('[id]')?.id),
  );
  part.replaceChildren(...next.childNodes);
  for (const each of part.querySelectorAll('details')) each.open = open.has(each.querySelector('[id]')?.id);
}

/** Applies the stylesheets of another document: a changed colour changes them. */
function refreshStyles(next: Document): void {
  for (const style of next.querySelectorAll<HTMLStyleElement>('style[data-vite-dev-id]')) {
    const id = CSS.escape(style.dataset.viteDevId ?? '');
    const own = document.querySelector(`style[data-vite-dev-id="${id}"]`);
    if (own && own.textContent !== style.textContent) own.textContent = style.textContent;
  }
}

/**
 * Fetches the document at the current address, and shows its parts and its title. Returns false if it has other parts than
 * the page.
 */
export async function refreshDocumentParts(): Promise<boolean> {
  const response = await fetch(window.location.href, { headers: { accept: 'text/html' } });
  if (!response.ok) return true;
  const next = new DOMParser().parseFromString(await response.text(), 'text/html');
  const [own, others] = [partsOf(document), partsOf(next)];
  if (namesOf(own) !== namesOf(others)) return false;
  for (const [index, part] of own.entries()) {
    const other = others[index];
    if (other) replace(part, other);
  }
  document.title = next.title;
  refreshStyles(next);
  return true;
}
