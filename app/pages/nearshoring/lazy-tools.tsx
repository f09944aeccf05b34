import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import type { Words } from '#app/content/schema.ts';
import styles from './nearshoring.module.css';
import tool from './tools/tool.module.css';

async function loadTools() {
  const code = await import('./tools/tools.tsx');
  // Throws in a browser that cannot write a number, nor a date: it could not draw what was prerendered either.
  new Intl.NumberFormat().format(0);
  new Intl.DateTimeFormat().format(0);
  return code;
}

/** Asks for the tools' code once it is wanted, for everybody until it fails; a later visit of the page may try again. */
function attempt() {
  const { promise, resolve: want } = Promise.withResolvers<void>();
  const code = promise.then(loadTools);
  // The prerenderer sees nothing, and draws everything.
  if (typeof document === 'undefined') want();
  return { want, code, Tools: lazy(() => code.catch(() => new Promise<never>(() => {}))) };
}
let latest: ReturnType<typeof attempt> | undefined;

/**
 * The two tools, whose code is fetched on this page only, when they are a screen away from being seen. Until then the
 * prerendered example stays where it is: React hydrates the inside of a boundary when its code has come. It stays for
 * good where the code does not come.
 */
export function LazyTools({ words }: { words: Words['nearshoring'] }) {
  const [{ want, code, Tools }] = useState(() => (latest ??= attempt()));
  const [isFailed, setIsFailed] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) want();
      },
      { rootMargin: '100% 0px' },
    );
    // After a page change there is no example.
    if (!place.current?.querySelector('section')) want();
    else observer.observe(place.current);
    return () => observer.disconnect();
  }, [want]);
  useEffect(() => {
    code.catch(() => {
      latest = undefined;
      setIsFailed(true);
    });
  }, [code]);

  // One and the same element: a boundary that is given another is drawn anew.
  const tools = useMemo(
    () => (
      <Suspense fallback={<div className={styles.loading} />}>
        <Tools words={words} />
      </Suspense>
    ),
    [Tools, words],
  );
  return (
    <div ref={place} className={isFailed ? `${styles.failed} ${tool.kept}` : undefined}>
      {tools}
      {isFailed && <p className={`wrap ${styles.unavailable}`}>{words.numbers.unavailable}</p>}
    </div>
  );
}
