import type { ReactNode } from 'react';
import { unbroken } from '#app/ui/unbroken/unbroken.tsx';
import { BookingLink } from './booking-link.tsx';
import styles from './call-to-action.module.css';
import { SectionHeading } from './section-heading.tsx';

type CallToActionProps = { id?: string; title: string; text: string; children?: ReactNode };

/** The closing band of a page. Without content on the right, the sentence and the link stand there. */
export function CallToAction({ id = 'book', title, text, children }: CallToActionProps) {
  return (
    <section id={id} className={styles.band} aria-labelledby={`${id}-title`}>
      <div
        className={
          children ? `wrap columns ${styles.inner} ${styles.withPicture}` : `wrap columns ${styles.inner}`
        }
      >
        <SectionHeading id={`${id}-title`} title={title} />
        <div>
          <p className={styles.text}>{unbroken(text)}</p>
          <BookingLink tone="accent" />
        </div>
        {children && <div className={styles.picture}>{children}</div>}
      </div>
    </section>
  );
}
