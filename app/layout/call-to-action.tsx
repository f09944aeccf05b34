import type { ReactNode } from 'react';
import { OverlapShapes } from '#app/ui/overlap-shapes/overlap-shapes.tsx';
import { BookingLink } from './booking-link.tsx';
import styles from './call-to-action.module.css';
import { SectionHeading } from './section-heading.tsx';

type CallToActionProps = { id?: string; title: string; text: string; children?: ReactNode };

/** The closing band of a page: a sentence, a booking link, and optional content on the right. */
export function CallToAction({ id = 'book', title, text, children }: CallToActionProps) {
  return (
    <section id={id} className={styles.band} aria-labelledby={`${id}-title`}>
      <div className={`wrap ${styles.inner}`}>
        <div>
          <SectionHeading id={`${id}-title`} anchor={id} title={title} />
          <p className={styles.text}>{text}</p>
          <BookingLink tone="accent" />
        </div>
        <div className={styles.picture}>{children ?? <OverlapShapes />}</div>
      </div>
    </section>
  );
}
