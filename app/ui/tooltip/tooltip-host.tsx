import { useEffect, useState, type ReactElement } from 'react';
import type { FloatingTooltipProps } from './floating-tooltip.tsx';
import { intentAtRest } from './intent-at-rest.ts';
import { onIntent, type Intent } from './intent.ts';

type Loaded = { FloatingTooltip: (props: FloatingTooltipProps) => ReactElement; intent: Intent | undefined };

/**
 * Shows a short explanation beside any focusable element that has one in `data-tooltip`. It opens 700 ms after the
 * pointer comes to rest (at once within 300 ms of another), and on keyboard focus; it closes on pointer leave, blur,
 * click, Escape and scroll. Nothing that a visitor needs may stand in a tooltip alone.
 *
 * The library is fetched at the first intent on any trigger, the one under way when this is hydrated included; the opening
 * delay is time enough for that.
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
    // Who has clicked wants no explanation any more.
    document.addEventListener('click', () => (latest = undefined), { capture: true, signal });
    return () => controller.abort();
  }, [loaded]);

  return loaded ? <loaded.FloatingTooltip intent={loaded.intent} /> : null;
}
