import type { ReactNode } from 'react';
import type { CompositionName } from '#packages/site/compositions.ts';
import { LargeShapes } from '#app/ui/large-shapes/large-shapes.tsx';
import styles from './page-head.module.css';

type PageHeadProps = {
  title: string;
  lead: string;
  shapes?: CompositionName;
  children?: ReactNode;
};

/** Headline left, lead right. With shapes, both are on the left, and the shapes reach the edge of the window. */
export function PageHead({ title, lead, shapes, children }: PageHeadProps) {
  const head = (
    <div className={`wrap columns ${styles.head}`}>
      <h1 tabIndex={-1}>{title}</h1>
      <div className={styles.side}>
        <p className={styles.lead}>{lead}</p>
        {children}
      </div>
    </div>
  );
  if (!shapes) return head;
  return (
    <div className={styles.drawn}>
      {head}
      <LargeShapes name={shapes} />
    </div>
  );
}
