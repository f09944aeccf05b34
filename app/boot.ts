/**
 * The boot script: a classic, asynchronous script, first in the document. It delays no paint; from the cache it runs
 * before the first one, in time for the visitor's own theme. Everything else is fetched at the first intent, or when
 * the page has come to rest. Its text names no other file, so that it stays in caches across deploys.
 */
type Connection = { saveData?: boolean; effectiveType?: string };

const { hydrate = '', preload = '', styles = '' } = (document.currentScript as HTMLScriptElement).dataset;
// Styles tell by it that this script has come.
const state = document.documentElement.dataset;
let started = false;
// A form that was submitted before it could answer: nothing is lost, it is submitted again when it is ready.
let held: EventTarget | null = null;
let patience: ReturnType<typeof setTimeout> | undefined;

state.boot = '';
try {
  for (const setting of ['theme', 'motion', 'language']) {
    const value = localStorage.getItem(setting);
    if (value) state[setting] = value;
  }
} catch {
  // Storage is denied: the system's own settings hold.
}

/** Says how else to write, where a submit has waited for long or in vain. A new one tries again. */
function letGo(): void {
  if (!held) return;
  held = null;
  state.boot = 'late';
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copy]')) button.disabled = false;
  document.getElementById('other-ways')?.focus();
}

/** A blocked or missing chunk leaves the prerendered page. */
function giveUp(error: unknown): void {
  console.warn(error);
  started = false;
  letGo();
}

function field(name: string): HTMLTextAreaElement {
  return document.getElementsByName(name)[0] as HTMLTextAreaElement;
}

/** Copies for a button that React has not taken over, with what stands in the fields that its text names. */
async function copy({ target }: Event): Promise<void> {
  const button = (target as Element).closest<HTMLElement>('[data-copy]');
  if (!button) return;
  try {
    await navigator.clipboard.writeText(
      button.dataset.copy?.replace(/\{(\w+)\}/g, (_, name: string) => field(name).value) ?? '',
    );
    button.dataset.copied = '';
  } catch {
    field('message').select();
  }
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

function hold(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
  held = event.target;
  clearTimeout(patience);
  patience = setTimeout(letGo, 3000);
  start();
}

/** A link to this page in another language leads to the same place of it. */
function keepPlace({ target }: Event): void {
  const link = (target as Element).closest<HTMLAnchorElement>('a[hreflang]');
  if (link) link.href = link.pathname + location.search + location.hash;
}

addEventListener('submit', hold, true);
addEventListener('form-ready', ({ target }) => {
  removeEventListener('submit', hold, true);
  clearTimeout(patience);
  state.boot = '';
  if (held === target) (held as HTMLFormElement).requestSubmit();
});
addEventListener('click', copy);
addEventListener('click', keepPlace);
addEventListener('auxclick', keepPlace);
for (const intent of ['pointerdown', 'pointermove', 'keydown', 'focusin']) {
  addEventListener(intent, start, { once: true });
}
// Who saves data, or is on a slow connection, is asked for nothing unasked. Not in every browser:
// https://wicg.github.io/netinfo/
const { saveData, effectiveType } = (navigator as { connection?: Connection }).connection ?? {};
// An asynchronous script holds the load event back, so it is always still to come. Safari has no idle callback.
if (!saveData && !/[23]g$/.test(effectiveType ?? '')) {
  addEventListener('load', () => (window.requestIdleCallback ?? setTimeout)(start, { timeout: 4000 }));
}
