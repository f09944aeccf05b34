import { useEffect, useState, type ReactElement } from 'react';
import type { FloatingTooltipProps } from './floating-tooltip.tsx';
import { intentAtRest } from './intent-at-rest.ts';
import { onIntent, type Intent } from './intent.ts';

type Loaded = { FloatingTooltip: (props: FloatingTooltipProps) => ReactElement; intent: Intent | undefined };

/**
 * Shows a tooltip next to any focusable element with `data-tooltip`. It opens 700 ms after the pointer comes to rest
 * (at once within 300 ms of another), and on keyboard focus; it closes on pointer leave, blur, click, Escape and
 * scroll. Essential information must not be in a tooltip only.
 *
 * The library is loaded on the first intent on any trigger, including one from before hydration; the opening delay is
 * long enough for that.
 */
export function TooltipHost() {
  const [loaded, setLoaded] = useState<Loaded>();

  useEffect(() => {
    if (loaded) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    let latest = intentAtRest();
    const load = async () => {
      const { FloatingTooltip } = await import('./floating-tooltip.tsx');
      setLoaded((before) => before ?? { FloatingTooltip, intent: latest });
    };
    if (latest) load().catch(console.warn);
    onIntent((intent) => {
      latest = intent;
      load().catch(console.warn);
    }, signal);
    // After a click, a tooltip is no longer wanted.
    document.addEventListener('click', () => (latest = undefined), { capture: true, signal });
    return () => controller.abort();
  }, [loaded]);

  return loaded ? <loaded.FloatingTooltip intent={loaded.intent} /> : null;
}
