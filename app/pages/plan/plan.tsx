import { lazy, Suspense } from 'react';
import type { Words } from '#packages/content/schema.ts';
import { DeferredContent } from '#app/layout/deferred-content.tsx';
import { PageHead } from '#app/layout/page-head.tsx';
import styles from './plan.module.css';

// Visitors of other pages, which prefetch this page's code, do without theirs.
const Tools = lazy(() => import('./tools/tools.tsx'));

export default function Plan({ words }: { words: Words['plan'] }) {
  return (
    <div className={styles.plan}>
      <PageHead title={words.title} lead={words.lead} />
      <DeferredContent>
        <div data-boundary>
          <Suspense fallback={<div className={styles.loading} />}>
            <Tools words={words} />
          </Suspense>
        </div>
      </DeferredContent>
    </div>
  );
}
