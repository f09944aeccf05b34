import type { ReactNode } from 'react';
import { DocumentHeading } from '#app/layout/document-heading.tsx';
import styles from './proof.module.css';

/** A section with a heading and its copy link, as a part of a document has them: without code in browsers. */
export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby={id}>
      <DocumentHeading id={id} title={title} />
      {children}
    </section>
  );
}
