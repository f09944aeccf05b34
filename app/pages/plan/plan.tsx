import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import type { Words } from '#packages/content/schema.ts';
import { inTime, patience } from '#app/browser/in-time.ts';
import { ReloadLink } from '#app/layout/reload-link.tsx';
import { DeferredContent } from '#app/layout/deferred-content.tsx';
import { PageHead } from '#app/layout/page-head.tsx';
import styles from './plan.module.css';
import tool from './tools/tool.module.css';

// In milliseconds, like that of the boot script: by then, a visitor wonders why nothing answers.
const noticed = 5000;

function loadTools() {
  const code = import('./tools/tools.tsx');
  // It may fail before the effect that reports it to the visitor has run. The next visit to the page tries again.
  code.catch(() => (current = undefined));
  return { code, Tools: lazy(() => code.catch(() => new Promise<never>(() => {}))) };
}
let current: ReturnType<typeof loadTools> | undefined;

/** Loads the two tools on this page only. The prerendered example stays for good if their code fails to load. */
function LazyTools({ words }: { words: Words['plan'] }) {
  const [{ code, Tools }] = useState(() => (current ??= loadTools()));
  const [problem, setProblem] = useState<'late' | 'failed'>();
  const [isTranslated, setIsTranslated] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Page translation wraps text in `font` elements, so the HTML no longer matches what was prerendered.
    setIsTranslated(Boolean(container.current?.querySelector('font')));
  }, []);
  useEffect(() => {
    inTime(code, noticed).catch(() => setProblem('late'));
    inTime(code, patience).catch(() => setProblem('failed'));
    // Also later than that.
    code.then(
      () => setProblem(undefined),
      () => {},
    );
  }, [code]);

  // The same element for every render, because React re-renders a boundary that receives a new one; a translated one
  // must be replaced.
  const tools = useMemo(
    () => (
      <Suspense key={String(isTranslated)} fallback={<div className={styles.loading} />}>
        <Tools words={words} />
      </Suspense>
    ),
    [Tools, words, isTranslated],
  );
  return (
    <>
      <div role="status" className="wrap">
        {problem === 'late' && <p className={styles.note}>{words.numbers.loading}</p>}
        {problem === 'failed' && (
          <p className={styles.note}>
            {words.numbers.unavailable} <ReloadLink />
          </p>
        )}
      </div>
      <div
        ref={container}
        className={problem === 'failed' ? `${styles.failed} ${tool.kept}` : undefined}
        data-boundary
      >
        {tools}
      </div>
    </>
  );
}

export default function Plan({ words }: { words: Words['plan'] }) {
  return (
    <div className={styles.plan}>
      <PageHead title={words.title} lead={words.lead} />
      <DeferredContent>
        <LazyTools words={words} />
      </DeferredContent>
    </div>
  );
}
