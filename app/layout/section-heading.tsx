import { CopyLink } from './copy-link.tsx';
import styles from './section-heading.module.css';

type SectionHeadingProps = {
  /** The id of the heading's text, for `aria-labelledby`. */
  id: string;
  /** The id to link to, if it is not `id` but the section's own. */
  anchor?: string;
  title: string;
  /** Introductory text below the heading. */
  lead?: string;
};

/**
 * A section heading with a link to the section. The link is outside of the element with `id`, so it is not part of
 * accessible names.
 */
export function SectionHeading({ id, anchor = id, title, lead }: SectionHeadingProps) {
  return (
    <>
      <h2 className={styles.heading} aria-labelledby={id}>
        <span id={id}>{title}</span>
        <CopyLink anchor={anchor} title={title} className={styles.link} statusClass={styles.status} />
      </h2>
      {lead && <p className={styles.lead}>{lead}</p>}
    </>
  );
}
