import { CopyLink } from './copy-link.tsx';
import styles from './section-heading.module.css';

type SectionHeadingProps = {
  /** The id of the heading's words, which name the section. */
  id: string;
  /** The id to link to, where it is not the heading's: the section's own. */
  anchor?: string;
  title: string;
  /** What is said of the whole section, below its heading. */
  lead?: string;
};

/**
 * The heading of a section, with a link to it. The link is no part of the heading's name, nor of the section's that
 * refers to it: both are the words alone.
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
