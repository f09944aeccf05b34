import styles from './overlap-shapes.module.css';

/** The brand's two shapes, large and apart, for the not-found page. */
export function OverlapShapes() {
  return (
    <svg className={styles.shapes} viewBox="0 0 420 300" aria-hidden="true">
      <rect className={styles.primary} width="240" height="120" rx="60" />
      <rect className={styles.secondary} x="180" y="172" width="240" height="120" rx="60" />
    </svg>
  );
}
