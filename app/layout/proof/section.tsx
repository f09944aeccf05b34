import type { ReactNode } from 'react';
import { CopyLink } from '#app/layout/copy-link.tsx';
import styles from './proof.module.css';

/** A section with a heading and its copy link. */
export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby={id}>
      <h2 aria-labelledby={id}>
        <span id={id}>{title}</span>
        <CopyLink anchor={id} title={title} className={styles.link} statusClass={styles.copied} />
      </h2>
      {children}
    </section>
  );
}
