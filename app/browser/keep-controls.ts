/** What a visitor may have used before hydration. */
const controls = 'a[href],button,details,input,[popover],select,summary,textarea';

/** Identifies a control by what React gives it, and not by what others may change or its generated id. */
function describe(control: Element): string {
  const name = control.getAttribute('name');
  // Extensions add classes to fields, and page translation changes texts.
  const attributes = name ? ['type'] : ['href', 'class', 'aria-label'];
  const value = control.getAttribute('type') === 'radio' ? control.getAttribute('value') : '';
  return [control.localName, name, value, ...attributes.map((each) => control.getAttribute(each))].join('\n');
}

/** All controls within an element by description and position among those with the same one. */
function controlsIn(root: Element): Map<string, HTMLElement> {
  const counts = new Map<string, number>();
  const found = new Map<string, HTMLElement>();
  for (const control of root.querySelectorAll<HTMLElement>(controls)) {
    const description = describe(control);
    const count = counts.get(description) ?? 0;
    counts.set(description, count + 1);
    found.set(`${count} ${description}`, control);
  }
  return found;
}

function isTextField(control: Element): control is HTMLInputElement | HTMLTextAreaElement {
  return control.matches('input:not([type=radio],[type=hidden]),textarea');
}

/** Copies what the visitor has done to a control: its text, whether it is open, and a press that waits for its code. */
function carryOver(from: HTMLElement, to: HTMLElement): void {
  if (isTextField(from) && isTextField(to) && from.value !== from.defaultValue) {
    to.value = from.value;
    to.dispatchEvent(new Event('input', { bubbles: true }));
  }
  if (from instanceof HTMLDetailsElement) to.toggleAttribute('open', from.open);
  // Held by the boot script, which would replay it on the old control.
  if (from.ariaBusy === 'true') to.click();
}

function moveFocus(from: HTMLElement, to: HTMLElement): void {
  to.focus({ preventScroll: true });
  if (!isTextField(from) || !isTextField(to)) return;
  const { selectionStart, selectionEnd, selectionDirection } = from;
  // Fields for e-mail addresses have none.
  if (selectionStart !== null)
    to.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? 'none');
}

/**
 * Keeps what the visitor has typed, opened, pressed and focused if React replaces the prerendered elements of `root`, as
 * it does when something else has changed them before hydration: page translation, a password manager, a content blocker.
 * The replacement may come late, because parts of a page hydrate later. Call before hydration.
 *
 * @returns a function that ends this, to be called before a page change, which replaces controls on purpose
 */
export function keepControls(root: Element): () => void {
  const kept = controlsIn(root);
  let focused = document.activeElement;
  const onFocus = () => (focused = document.activeElement);
  // An element that is removed loses focus too; that is not the visitor's doing.
  const onBlur = ({ target }: Event) =>
    queueMicrotask(() => {
      if (target instanceof Element && target.isConnected) onFocus();
    });
  root.addEventListener('focusin', onFocus);
  root.addEventListener('focusout', onBlur);

  let popover = root.querySelector(':popover-open');
  // Does not bubble, and does not fire for one that is removed.
  const onToggle = ({ target, newState }: Event & Partial<ToggleEvent>) => {
    if (target instanceof HTMLElement && target.popover) popover = newState === 'open' ? target : null;
  };
  root.addEventListener('toggle', onToggle, true);

  const observer = new MutationObserver(() => {
    const lost = [...kept].filter(([, control]) => !control.isConnected);
    if (lost.length === 0) return;
    const current = controlsIn(root);
    for (const [key, from] of lost) {
      const to = current.get(key);
      if (!to) continue;
      kept.set(key, to);
      carryOver(from, to);
      if (from === popover) to.showPopover();
      if (from === focused && document.activeElement === document.body) moveFocus(from, to);
    }
  });
  observer.observe(root, { childList: true, subtree: true });
  return () => {
    root.removeEventListener('toggle', onToggle, true);
    observer.disconnect();
    root.removeEventListener('focusin', onFocus);
    root.removeEventListener('focusout', onBlur);
  };
}
