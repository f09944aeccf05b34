import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
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

/** Asks for the tools' code, once for everybody until it fails; a later visit of the page may try again. */
function attempt() {
  const code = loadTools();
  return { code, Tools: lazy(() => code.catch(() => new Promise<never>(() => {}))) };
}
let latest: ReturnType<typeof attempt> | undefined;

/**
 * The two tools, whose code is fetched on this page only, once it is hydrated. Until then the prerendered example
 * stays where it is: React hydrates the inside of a boundary when its code has come. It stays for good where the code
 * does not come.
 */
export function LazyTools({ words }: { words: Words['nearshoring'] }) {
  const [{ code, Tools }] = useState(() => (latest ??= attempt()));
  const [isFailed, setIsFailed] = useState(false);
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
    <div className={isFailed ? `${styles.failed} ${tool.kept}` : undefined}>
      {tools}
      {isFailed && <p className={`wrap ${styles.unavailable}`}>{words.numbers.unavailable}</p>}
    </div>
  );
}
