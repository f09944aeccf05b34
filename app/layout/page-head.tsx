import type { ReactNode } from 'react';
import styles from './page-head.module.css';

type PageHeadProps = { title: string; lead: string; children?: ReactNode };

/** The head of a page: headline on the left, lead on the right; one column on a phone. */
export function PageHead({ title, lead, children }: PageHeadProps) {
  return (
    <div className={`wrap columns ${styles.head}`}>
      <h1 tabIndex={-1}>{title}</h1>
      <div className={styles.side}>
        <p className={styles.lead}>{lead}</p>
        {children}
      </div>
    </div>
  );
}
