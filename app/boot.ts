/**
 * The boot script: a classic, asynchronous script, first in the document. It does not delay the first paint; from the
 * cache it runs before it, in time to apply the stored theme. All other code is run on the visitor's first gesture, and
 * fetched then, too, or before on a page that is a tool.
 * Clicks on controls whose code has not loaded are held, and replayed when it has. It closes tooltips, and lets links to a
 * part of a page scroll smoothly. The script contains no file names, so that it stays cached across deploys.
 */
/* oxlint-disable typescript/no-unsafe-type-assertion -- events of the document have elements as targets, and each check would
   take bytes of the first view */
import { afterPaint } from './browser/after-paint.ts';
import { countDocument } from './browser/count-visit.ts';
import type { SavesData } from './browser/saves-data.ts';
import { scrollSmoothly } from './browser/scroll-smoothly.ts';
import { closeTooltips } from './ui/tooltip/close-tooltips.ts';

// `code` has the files that hydrate the page, in the order of their evaluation. Only a page that is a tool has `tool`: those, and
// what the tool loads later. `reads` is what the page reads of its address: site/address-state.ts.
const { code, tool, reads, missing, styles } = (document.currentScript as HTMLScriptElement)
  .dataset as DOMStringMap & Record<'code' | 'styles', string>;
const { pathname } = location;
// For the stylesheet: `data-boot` tells that this script has run, `data-whole` that what is below the first view is to be laid out,
// and `data-late` that other code has not come in time.
const state = document.documentElement.dataset;
// Never in a browser that is too old for the code: browser/supported-browsers.ts.
let started = !matchMedia('(scripting)').matches;
// Controls that need code. Links, the menu, and terms with a note work natively, and for submit buttons the submit is held.
const waiting = '[type=button]:not([popovertarget],[aria-describedby],[name])';
// Until the code has loaded, the browser opens these.
const pageLink = '[data-waits] [href^="/"]';
// In the order of their last clicks. A control that is clicked twice is replayed once.
const held = new Set<HTMLButtonElement>();
let timeout: ReturnType<typeof setTimeout> | undefined;

if (process.env.COUNT_VISITS) countDocument(process.env.COUNT_VISITS);
state.boot = '';
// On the not-found page. The page itself reports the addresses that are reached without loading a document.
if (missing) console.warn(`404: no page at ${(state.missing = pathname)}`);

function apply(setting: string, value: string | null): void {
  if (value) state[setting] = value;
  else delete state[setting];
}

/** Applies the stored settings: also those that another document has stored, or removed, since. */
function applySettings(): void {
  try {
    for (const setting of ['language', 'motion', 'theme']) apply(setting, localStorage.getItem(setting));
  } catch {
    // Storage is denied; the system settings apply.
  }
  showSettings();
}

function choose(setting: string, value: string): void {
  apply(setting, value);
  try {
    localStorage[value ? 'setItem' : 'removeItem'](setting, value);
  } catch {
    // Storage is denied; the attribute is enough for this page.
  }
  showSettings();
}

function showSettings(): void {
  for (const control of document.querySelectorAll<HTMLInputElement>('[name=theme],[name=motion]')) {
    if (control.name === 'motion') control.ariaPressed = `${state.motion === 'paused'}`;
    else control.checked = control.value === (state.theme ?? '');
  }
}

/** Stops waiting: the page and the held buttons show that, or what else to do. Another click tries again. */
function stopWaiting(): void {
  state.late = '';
  for (const button of held) {
    button.dataset.late = '';
    button.ariaBusy = null;
    document.getElementById(button.dataset.instead as string)?.focus();
  }
  held.clear();
}

/** Handles a blocked or missing file, not one that a link has stopped: the prerendered page stays as it is. */
function onLoadError(error: unknown): void {
  if (!started) return;
  console.warn(error);
  started = false;
  stopWaiting();
}

function fetchCode(): void {
  for (const href of (tool || code).split(' '))
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  // Firefox refuses to prefetch under this policy.
  fetch(styles).catch(() => {});
}

async function runCode(): Promise<void> {
  // Each part is evaluated in a task by itself, so that the page can respond to input in between.
  for (const href of code.split(' ')) await import(/* @vite-ignore */ href);
}

/** As long as browsers let a click copy text or open a program: https://html.spec.whatwg.org/#transient-activation */
function wait(): void {
  clearTimeout(timeout);
  timeout = setTimeout(stopWaiting, 5000);
}

function start(): void {
  if (started) return;
  started = true;
  wait();
  fetchCode();
  runCode().catch(onLoadError);
}

/** Holds a button until its code has loaded, and shows it as busy. Returns false if its code has loaded. */
function holdButton(button: HTMLButtonElement | null | undefined): boolean {
  if (!button?.closest('[data-waits]')) return false;
  start();
  button.ariaBusy = 'true';
  wait();
  held.delete(button);
  held.add(button);
  return true;
}

/** Holds a submit, or a click on a control whose code has not loaded. A page that is opened gets the line for itself. */
function holdEvent(event: Event & Partial<SubmitEvent & MouseEvent>): void {
  const { target } = event;
  const link = (target as Element).closest('a');
  const leaves = link?.pathname !== pathname;
  if (link?.hash) scrollSmoothly();
  // Without a connection, the browser would replace this page with an error.
  const lost = leaves && !navigator.onLine ? `,${pageLink}` : '';
  const control = (target as Element).closest<HTMLButtonElement>(waiting + lost);
  if (holdButton((event.submitter as HTMLButtonElement | null) ?? control)) {
    event.preventDefault();
    event.stopImmediatePropagation();
  } else if (
    leaves &&
    (target as Element).closest(pageLink) &&
    // A contact card, for which this page stays, or a new tab.
    !(link?.pathname.includes('.') || event.ctrlKey || event.metaKey || event.shiftKey)
  ) {
    started = false;
    stop();
  }
}

/** Starts on the first gesture: not on the `pointermove` of a pointer at rest, nor on a press on a link, whose page comes sooner alone. */
function onGesture({ type, target, movementX, movementY }: Event & Partial<MouseEvent>): void {
  const isAtRest = type === 'pointermove' && !(movementX || movementY);
  if (isAtRest || (target as Element).closest(pageLink)) return;
  removeEventListener(type, onGesture);
  start();
}

function replay(): void {
  for (const button of held) {
    if (button.closest('[data-waits]')) continue;
    held.delete(button);
    button.ariaBusy = null;
    button.click();
  }
}

addEventListener(
  'change',
  ({ target }) => {
    const control = target as HTMLInputElement;
    if (control.name === 'theme') choose('theme', control.value);
  },
  true,
);
addEventListener('click', ({ target }) => {
  if ((target as Element).closest('[name=motion]')) choose('motion', state.motion ? '' : 'paused');
});
// A theme that was chosen before this script ran is checked already.
const chosen = document.querySelector<HTMLInputElement>('[name=theme]:checked')?.value;
applySettings();
if (chosen) choose('theme', chosen);
addEventListener('DOMContentLoaded', showSettings);
addEventListener('storage', applySettings);
// Restored by the back-forward cache, as it was left.
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return;
  applySettings();
  document.querySelector<HTMLElement>(':popover-open')?.hidePopover();
});
// After a reload, Back leads to pages that the router has shown. Until entry-client.tsx starts it, only the address would change.
onpopstate = () => location.pathname !== pathname && location.reload();
closeTooltips();
addEventListener('submit', holdEvent, true);
addEventListener('click', holdEvent, true);
new MutationObserver(replay).observe(document, { subtree: true, attributeFilter: ['data-waits'] });
for (const gesture of ['pointerdown', 'pointermove', 'keydown', 'focusin', 'wheel']) {
  addEventListener(gesture, onGesture);
}
// A moment after it has loaded and been painted, the page is idle. Until then it is the browser that scrolls, to a hash or an
// earlier position; later, a scroll bar or a screen reader. The layout comes first: what arrives meanwhile would interrupt it.
addEventListener('load', () =>
  afterPaint(() =>
    setTimeout(() => {
      state.whole = '';
      addEventListener('scroll', start);
      if (tool && !started && !(navigator as SavesData).connection?.saveData) afterPaint(fetchCode);
    }, 500),
  ),
);

// On a slow connection the visitor may have interacted before this script ran. (`hasBeenActive` would also count the tap that
// has opened this page.) What is in the address replaces what is prerendered at once.
if (navigator.userActivation?.isActive || (reads && location.href.match(reads))) start();

const arrival = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined;
if (arrival?.type !== 'navigate') {
  // Reloaded or restored: the browser is about to scroll to where the visitor was.
  state.whole = '';
} else if (
  // A document that a link of this site has opened at a section begins at its top, and scrolls there as links on a page do. Not one
  // that is opened from elsewhere, or painted already.
  location.hash &&
  document.referrer.startsWith(location.origin) &&
  !performance.getEntriesByType('paint')[0] &&
  !matchMedia('(prefers-reduced-motion)').matches
) {
  requestAnimationFrame(() => {
    scrollTo(0, 0);
    afterPaint(() => {
      scrollSmoothly();
      document.querySelector(':target')?.scrollIntoView();
    });
  });
}
