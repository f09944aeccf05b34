import { CopyLink } from './copy-link.tsx';
import styles from './section-heading.module.css';

type SectionHeadingProps = {
  id: string;
  /** The section's id, for a link that copies its address. Without it the heading has none. */
  anchor?: string;
  title: string;
  /** Introductory text: beside the heading, or below it on a phone. */
  lead?: string | undefined;
};

/** A link in it is outside of the element with `id`, so it is not part of accessible names. */
export function SectionHeading({ id, anchor, title, lead }: SectionHeadingProps) {
  const heading = anchor ? (
    <h2 className={styles.heading} aria-labelledby={id}>
      <span id={id}>{title}</span>
      <CopyLink anchor={anchor} title={title} className={styles.link} />
    </h2>
  ) : (
    // Hosts that minify documents make spaces of line breaks.
    <h2 id={id} suppressHydrationWarning>
      {title}
    </h2>
  );
  if (!lead) return heading;
  return (
    <div className={`columns ${styles.head}`}>
      {heading}
      <p>{lead}</p>
    </div>
  );
}
