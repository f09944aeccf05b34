import { useEffect, useLayoutEffect, useState, type ComponentType, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useSite } from './layout/site-context.ts';
import type { LocaleCode } from './site/locales.ts';
import { words } from './words.ts';

/** Loads the chart and its words from the home page's chunks, which every page prefetches. */
async function loadChart(code: LocaleCode): Promise<ComponentType> {
  const [{ SharedDay }, { sharedDay }] = await Promise.all([
    import('./pages/home/home.tsx'),
    words(code, 'home'),
  ]);
  return () => <SharedDay words={sharedDay} />;
}

/** Returns the element for the chart in an article, whose text arrives later after a client-side navigation. */
function useChartContainer(): Element | null {
  const [container, setContainer] = useState<Element | null>(null);
  useEffect(() => {
    const part = document.querySelector('[data-part=page]');
    if (!part) return undefined;
    const find = () => setContainer(part.querySelector('[data-chart]'));
    find();
    const observer = new MutationObserver(find);
    observer.observe(part, { childList: true });
    return () => observer.disconnect();
  }, []);
  return container;
}

/** Renders a chart next to the prerendered one, and removes the latter before the next paint. */
function Replacement({ container, children }: { container: Element; children: ReactNode }) {
  const [old] = useState(() => [...container.children]);
  useLayoutEffect(() => {
    // A browser that lacks data for the offices' zones has rendered nothing.
    if (container.children.length > old.length) for (const element of old) element.remove();
  }, [old, container]);
  return createPortal(children, container);
}

/**
 * Replaces an article's chart, if any, with one that shows the current time. Keeps the prerendered one if loading
 * fails.
 */
export function LiveChart() {
  const { code } = useSite().locale;
  const container = useChartContainer();
  const [loaded, setLoaded] = useState<{ Chart: ComponentType }>();
  useEffect(() => {
    if (container) loadChart(code).then((Chart) => setLoaded({ Chart }), console.warn);
  }, [code, container]);
  return (
    container &&
    loaded && (
      <Replacement container={container}>
        <loaded.Chart />
      </Replacement>
    )
  );
}
