import type { Words } from '#packages/content/schema.ts';
import { DeferredContent } from '#app/layout/deferred-content.tsx';
import { PageHead } from '#app/layout/page-head.tsx';
import { LazyTools } from './lazy-tools.tsx';
import styles from './plan.module.css';

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
