import { CopyAnchor } from './copy-link.tsx';
import styles from './document-heading.module.css';

type CopyProps = { anchor: string; title: string };

/** A copy link in a part that only documents hold: it works without code of its own in browsers. */
export function DocumentCopyLink(props: CopyProps) {
  return <CopyAnchor {...props} className={styles.link} data-copy="" />;
}

/** The heading of a section that only documents hold, with its copy link, which is not part of its name. */
export function DocumentHeading({ id, title }: { id: string; title: string }) {
  return (
    <h2 aria-labelledby={id}>
      <span id={id}>{title}</span>
      <DocumentCopyLink anchor={id} title={title} />
    </h2>
  );
}
