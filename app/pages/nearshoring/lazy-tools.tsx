import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import type { Words } from '#generate/content/schema.ts';
import styles from './nearshoring.module.css';
import tool from './tools/tool.module.css';

/** Asks for the tools' code at once, and has it used once it is wanted. */
function attempt() {
  let want: (() => void) | undefined;
  // The prerenderer sees nothing, and draws everything.
  const wanted = typeof document === 'undefined' || new Promise<void>((resolve) => (want = resolve));
  const code = Promise.all([import('./tools/tools.tsx'), wanted]).then(([tools]) => {
    // Throws in a browser that cannot write a number, nor a date: it could not draw what was prerendered either.
    new Intl.NumberFormat().format(0);
    new Intl.DateTimeFormat().format(0);
    return tools;
  });
  return { want: () => want?.(), code, Tools: lazy(() => code.catch(() => new Promise<never>(() => {}))) };
}
// One for everybody until it fails; a later visit of the page may try again.
let latest: ReturnType<typeof attempt> | undefined;

/**
 * The two tools, whose code is fetched on this page only, once it is hydrated. The prerendered example stays where it is
 * until they are a screen away from being seen, as React hydrates the inside of a boundary when its code has come: to
 * set them up takes a phone a quarter of a second. It stays for good where the code does not come.
 */
export function LazyTools({ words }: { words: Words['nearshoring'] }) {
  const [{ want, code, Tools }] = useState(() => (latest ??= attempt()));
  const [isFailed, setIsFailed] = useState(false);
  const [isTranslated, setIsTranslated] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const draw = () => {
      // A browser's translation puts every text into a `font` element: the example is no longer what was prerendered.
      setIsTranslated(Boolean(place.current?.querySelector('font')));
      want();
    };
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && draw(),
      { rootMargin: '100% 0px' },
    );
    // After a page change there is no example, and an address with numbers is sent to be read, or printed, as a whole.
    if (!place.current?.querySelector('section') || window.location.search) draw();
    else observer.observe(place.current);
    return () => observer.disconnect();
  }, [want]);
  useEffect(() => {
    code.catch(() => {
      latest = undefined;
      setIsFailed(true);
    });
  }, [code]);

  // One and the same element: a boundary that is given another is drawn anew, as a translated one must be.
  const tools = useMemo(
    () => (
      <Suspense key={String(isTranslated)} fallback={<div className={styles.loading} />}>
        <Tools words={words} />
      </Suspense>
    ),
    [Tools, words, isTranslated],
  );
  return (
    <div ref={place} className={isFailed ? `${styles.failed} ${tool.kept}` : undefined}>
      {tools}
      {isFailed && <p className={`wrap ${styles.unavailable}`}>{words.numbers.unavailable}</p>}
    </div>
  );
}
