import {
  cloneElement,
  useState,
  useSyncExternalStore,
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
} from 'react';
import type { FloatingTooltipProps } from './floating-tooltip.tsx';

type TriggerProps = {
  onPointerEnter?: (event: PointerEvent) => void;
  onFocus?: (event: FocusEvent) => void;
};
type FloatingModule = { FloatingTooltip: (props: FloatingTooltipProps) => ReactElement };

let loaded: FloatingModule | undefined;
const listeners = new Set<() => void>();

/** Waits until what is pressed is let go and its click, if any, has been handled. A touch ends before it clicks. */
async function released(): Promise<void> {
  await new Promise((resolve) => {
    for (const event of ['pointerup', 'pointercancel', 'keyup', 'click']) {
      addEventListener(event, resolve, { once: true });
    }
  });
  await new Promise((resolve) => setTimeout(resolve));
}

/** Fetches the tooltip's library at the first intent on any trigger; the opening delay is time enough for that. */
async function loadFloating(): Promise<void> {
  if (loaded) return;
  const module = await import('./floating-tooltip.tsx');
  // Each trigger is replaced now. Replacing one that is being pressed would lose the click.
  if (document.querySelector(':active')) await released();
  loaded = module;
  for (const listener of listeners) listener();
}

function load(): void {
  loadFloating().catch(console.warn);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * A short explanation beside its trigger, which is one focusable element. It opens 700 ms after the pointer arrives
 * (at once within 300 ms of another), and on keyboard focus; it closes on pointer leave, blur, click, Escape and
 * scroll. Nothing that a visitor needs may stand in a tooltip alone.
 */
export function Tooltip({ text, children }: { text: string; children: ReactElement<TriggerProps> }) {
  const floating = useSyncExternalStore(
    subscribe,
    () => loaded,
    () => undefined,
  );
  const [hasFocus, setHasFocus] = useState(false);
  const [enteredAt, setEnteredAt] = useState(0);

  if (floating) {
    return (
      <floating.FloatingTooltip
        text={text}
        trigger={children}
        restoreFocus={hasFocus}
        enteredAt={enteredAt}
      />
    );
  }
  return cloneElement(children, {
    onPointerEnter: ({ pointerType }) => {
      if (pointerType === 'touch') return;
      setEnteredAt(performance.now());
      load();
    },
    onFocus: ({ target }) => {
      setHasFocus(true);
      target.addEventListener('blur', () => setHasFocus(false), { once: true });
      load();
    },
  });
}
