/**
 * The boot script: a classic, asynchronous script, first in the document. It delays no paint; from the cache it runs
 * before the first one, in time for the visitor's own theme. Everything else is fetched at the visitor's first gesture.
 * What they press before its code has come is held, and pressed again when it has. Its text names no other file, so that
 * it stays in caches across deploys.
 */
import 'virtual:document-visits';

const { hydrate = '', preload = '', styles = '' } = (document.currentScript as HTMLScriptElement).dataset;
// Styles tell by it that this script has come.
const state = document.documentElement.dataset;
let started = false;
// What has no answer of the browser's own: it answers a link, the menu, and a term with a note. Of a button that sends a
// form, the submit is what is held.
const waiting = '[type=button]:not([popovertarget],[aria-describedby]),[type=radio]';
type Waiting = HTMLButtonElement | HTMLInputElement;
// In the order in which they were pressed last; one that is pressed twice is meant once.
const held = new Set<Waiting>();
let patience: ReturnType<typeof setTimeout> | undefined;
// What was pressed with a pointer before this script came has the focus, and does not show it.
let early = document.querySelector<HTMLInputElement>(':focus:not(:focus-visible)');

state.boot = '';
try {
  for (const setting of ['theme', 'motion', 'language']) {
    const value = localStorage.getItem(setting);
    if (value) state[setting] = value;
  }
} catch {
  // Storage is denied: the system's own settings hold.
}

function field(name: string): HTMLTextAreaElement {
  return document.getElementsByName(name)[0] as HTMLTextAreaElement;
}

/** Copies for a button whose code has not come, with what stands in the fields that its text names. */
async function copy(text: string, dataset: DOMStringMap): Promise<void> {
  try {
    await navigator.clipboard.writeText(text.replace(/\{(\w+)\}/g, (_, name: string) => field(name).value));
    dataset.copied = '';
  } catch {
    field('message').select();
  }
}

/** Has waited for long or in vain: each button says so, or what else to do. A new press tries again. */
function letGo(): void {
  for (const button of held) {
    const { dataset } = button;
    button.ariaBusy = null;
    dataset.late = '';
    document.getElementById(dataset.instead ?? '')?.focus();
  }
  held.clear();
}

/** A blocked or missing chunk leaves the prerendered page. */
function giveUp(error: unknown): void {
  console.warn(error);
  started = false;
  letGo();
}

function fetchEarly(link: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), link));
}

function load(href: string): Promise<unknown> {
  return import(/* @vite-ignore */ href);
}

function start(): void {
  if (started) return;
  started = true;
  fetchEarly({ rel: 'preload', as: 'style', href: styles });
  fetchEarly({ rel: 'modulepreload', href: hydrate });
  // Each part is set up in a task of its own, between which the page answers.
  Promise.all(preload.split(' ').map(load))
    .then(() => load(hydrate))
    .catch(giveUp);
}

/**
 * Keeps a button for when its code has come, and shows it as pressed; of a text that is known it makes a copy at once,
 * which browsers allow just after a press. False where the button's code is there.
 */
function keep(button: Waiting | null | undefined): boolean {
  if (!button?.closest('[data-waits]')) return false;
  start();
  const { dataset } = button;
  if (dataset.copy) {
    void copy(dataset.copy, dataset);
    return true;
  }
  button.ariaBusy = 'true';
  held.delete(button);
  held.add(button);
  clearTimeout(patience);
  // For as long as browsers let a press copy a text or open a program: https://html.spec.whatwg.org/#transient-activation
  patience = setTimeout(letGo, 5000);
  return true;
}

/** Holds a submit, or a click on what waits for its code. */
function hold(event: Event): void {
  const { target, submitter } = event as SubmitEvent;
  if (target === early) early = null;
  if (!keep((submitter as Waiting | null) ?? (target as Element).closest<Waiting>(waiting))) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Starts at a visitor's gesture. A pointer that rests where a page opens moves, too, but by nothing. */
function begin({ type, movementX, movementY }: Event & Partial<MouseEvent>): void {
  if (type === 'pointermove' && movementX === 0 && movementY === 0) return;
  removeEventListener(type, begin);
  start();
}

/** A link to this page in another language leads to the same place of it. */
function keepPlace({ target }: Event): void {
  const link = (target as Element).closest<HTMLAnchorElement>('a[hreflang]');
  if (link) link.href = link.pathname + location.search + location.hash;
}

/** Presses again what no longer waits for its code. */
function release(): void {
  for (const late of document.querySelectorAll<HTMLElement>('[data-late]')) delete late.dataset.late;
  for (const button of held) {
    if (button.closest('[data-waits]')) continue;
    held.delete(button);
    button.ariaBusy = null;
    button.click();
  }
}

const frame = requestAnimationFrame;
const listen = () => addEventListener('scroll', start, { once: true });

addEventListener('submit', hold, true);
addEventListener('click', hold, true);
new MutationObserver(release).observe(document, { subtree: true, attributeFilter: ['data-waits'] });
addEventListener('click', keepPlace);
addEventListener('auxclick', keepPlace);
for (const gesture of ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'wheel']) {
  addEventListener(gesture, begin, { passive: true });
}
// By other means: a scroll bar, or a screen reader. Until some frames after the load it is the browser that scrolls, to
// where a hash or an earlier visit was.
addEventListener('load', () => setTimeout(frame, 500, () => frame(listen)));

/** Presses again what was pressed too early, unless it is still pressed, and will be heard. */
function catchUp(): void {
  if (!early?.matches(`:is(${waiting},[type=submit]):not(:active)`)) return;
  // A theme that the browser has chosen by itself is chosen anew.
  early.checked = false;
  early.click();
}

// On a slow line somebody may have been faster than this script.
if (navigator.userActivation?.hasBeenActive) {
  start();
  catchUp();
  // Chromium takes a tapped button for pressed for 150 ms more, in which a fast line may bring the code.
  setTimeout(catchUp, 200);
}
if (document.querySelector('[data-tooltip]:hover')) start();
