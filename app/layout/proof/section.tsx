import type { ReactNode } from 'react';
import { CopyAnchor } from '#app/layout/copy-link.tsx';
import styles from './proof.module.css';

/** A section with a heading and its copy link, as a part of a document has them: without code in browsers. */
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
