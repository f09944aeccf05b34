import type { ReactNode } from 'react';
import { CopyAnchor } from '#app/layout/copy-link.tsx';
import styles from './proof.module.css';

/** A section of a document part, with a heading and its copy link. Browsers have no code for it. */
export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby={id}>
      <h2 aria-labelledby={id}>
        <span id={id}>{title}</span>
        <CopyAnchor anchor={id} title={title} className={styles.link} data-copy="" />
      </h2>
      {children}
    </section>
  );
}
