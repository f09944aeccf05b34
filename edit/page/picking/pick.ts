import { placeOf, spotOf, traceOf, type Spot } from '#edit/content/place.ts';
import { watchElements } from './elements.ts';

export type Picked = { element: HTMLElement; spots: Spot[] };

const interactive = 'a, button, input, select, textarea, summary';
// Assistive technology treats a picture as a whole, without its children.
const whole = `${interactive}, [role=img]`;
const unreachable = '[aria-hidden=true], [inert], option, title, desc';

function tracesOf(element: Element): string[] {
  const lists = ['data-edit', 'data-edit-label'].map((name) => element.getAttribute(name));
  return [...new Set(lists.flatMap((list) => list?.split(' ') ?? []))];
}

const spotsOf = (traces: readonly string[]): Spot[] => traces.map((trace) => spotOf(placeOf(trace)));

function elementsShowing(spots: readonly Spot[]): HTMLElement[] {
  const traces = new Set(spots.map((spot) => traceOf(spotOf(spot))));
  return [...document.querySelectorAll<HTMLElement>('[data-edit]')].filter((element) =>
    tracesOf(element).some((trace) => traces.has(trace)),
  );
}

/** A text is edited as a whole, and its title stands for it. */
const titleAround = (element: Element) =>
  element.closest('main > article')?.querySelector<HTMLElement>('h1[data-edit$=":"]') ?? null;

const portraitBeside = ({ file, path }: Spot): Spot => ({ file, path: [...path.slice(0, -1), 'portrait'] });

/** With the name of the person, which describes the portrait. */
function portraitAt(element: Element): Picked | undefined {
  const names = spotsOf(tracesOf(element)).filter(({ file }) => file === 'people');
  if (names.length === 0 || !(element instanceof HTMLImageElement)) return undefined;
  return { element, spots: [...names.map(portraitBeside), ...names] };
}

/** The element's own texts, or else all those inside its link, button or picture. */
function pickAt(target: EventTarget | null): Picked | undefined {
  if (!(target instanceof Element)) return undefined;
  const portrait = portraitAt(target);
  if (portrait) return portrait;
  const holder = target.closest<HTMLElement>(whole);
  const text = target.closest<HTMLElement>('[data-edit]') ?? titleAround(target);
  const element = text && (!holder || holder.contains(text)) ? text : (holder ?? text);
  if (!element) return undefined;
  const inside = [...element.querySelectorAll('[data-edit]')];
  const traces = text === element ? tracesOf(element) : [element, ...inside].flatMap(tracesOf);
  if (traces.length > 0) return { element, spots: spotsOf([...new Set(traces)]) };
  return text ? { element: text, spots: spotsOf(tracesOf(text)) } : undefined;
}

function tabStopFor(element: Element): HTMLElement | SVGElement | undefined {
  if (element.closest(unreachable)) return undefined;
  const stop = element.closest(whole) ?? element;
  return stop instanceof HTMLElement || stop instanceof SVGElement ? stop : undefined;
}

function addTabStop(element: Element): void {
  const stop = tabStopFor(element);
  if (!stop || stop.matches(interactive) || stop.tabIndex >= 0) return;
  stop.dataset.editStop = stop.getAttribute('tabindex') ?? '';
  stop.tabIndex = 0;
}

function removeTabStops(): void {
  for (const stop of document.querySelectorAll<HTMLElement>('[data-edit-stop]')) {
    const before = stop.dataset.editStop;
    if (before) stop.setAttribute('tabindex', before);
    else stop.removeAttribute('tabindex');
    delete stop.dataset.editStop;
  }
}

/** Clicks and the Enter key then open texts instead of following links. Returns a function that ends this. */
export function startPicking(open: (picked: Picked) => void): () => void {
  const controller = new AbortController();
  const options = { capture: true, signal: controller.signal };
  const pick = (event: Event) => {
    const picked = pickAt(event.target);
    if (!picked) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    open(picked);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.altKey && !event.ctrlKey && !event.metaKey) pick(event);
  };
  document.documentElement.dataset.editing = '';
  window.addEventListener('click', pick, options);
  window.addEventListener('submit', (event) => event.preventDefault(), options);
  window.addEventListener('keydown', onKey, options);
  const unwatch = watchElements(addTabStop);
  return () => {
    controller.abort();
    unwatch();
    delete document.documentElement.dataset.editing;
    removeTabStops();
  };
}

/** For a text that is split into lines, the element around them. */
function textElementOf(element: Element): Element {
  const lines = [...(element.parentElement?.children ?? [])];
  const isCut = lines.length > 1 && lines.every((line) => tracesOf(line).join() === tracesOf(element).join());
  return isCut ? (element.parentElement ?? element) : element;
}

export function outlineOpenTexts(spots: readonly Spot[]): void {
  for (const each of document.querySelectorAll('[data-edit-open]')) each.removeAttribute('data-edit-open');
  for (const each of elementsShowing(spots)) textElementOf(each).setAttribute('data-edit-open', '');
}

export const findText = (spots: readonly Spot[]): HTMLElement | undefined => elementsShowing(spots)[0];

export function tracesOnScreen(): Set<string> {
  const reachable = [...document.querySelectorAll('[data-edit]')].filter(tabStopFor);
  return new Set(reachable.flatMap((element) => element.getAttribute('data-edit')?.split(' ') ?? []));
}
