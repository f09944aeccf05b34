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
function usePlace(): Element | null {
  const [place, setPlace] = useState<Element | null>(null);
  useEffect(() => {
    const part = document.querySelector('[data-part=page]');
    if (!part) return undefined;
    const find = () => setPlace(part.querySelector('[data-chart]'));
    find();
    const observer = new MutationObserver(find);
    observer.observe(part, { childList: true });
    return () => observer.disconnect();
  }, []);
  return place;
}

/** Renders a chart next to the prerendered one, and removes the latter before the next paint. */
function Replacement({ place, children }: { place: Element; children: ReactNode }) {
  const [old] = useState(() => [...place.children]);
  useLayoutEffect(() => {
    // A browser that lacks data for the offices' zones has rendered nothing.
    if (place.children.length > old.length) for (const element of old) element.remove();
  }, [old, place]);
  return createPortal(children, place);
}

/**
 * Replaces an article's chart, if any, with one that shows the current time. Keeps the prerendered one if loading
 * fails.
 */
export function LiveChart() {
  const { code } = useSite().locale;
  const place = usePlace();
  const [loaded, setLoaded] = useState<{ Chart: ComponentType }>();
  useEffect(() => {
    if (place) loadChart(code).then((Chart) => setLoaded({ Chart }), console.warn);
  }, [code, place]);
  return (
    place &&
    loaded && (
      <Replacement place={place}>
        <loaded.Chart />
      </Replacement>
    )
  );
}
