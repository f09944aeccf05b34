import styles from './overlap-shapes.module.css';

/** The brand's two shapes, large: overlapping, or apart on the not-found page. */
export function OverlapShapes({ apart = false }: { apart?: boolean }) {
  return (
    <svg
      className={apart ? `${styles.shapes} ${styles.apart}` : styles.shapes}
      viewBox="0 0 420 300"
      aria-hidden="true"
    >
      <rect
        className={styles.teal}
        width={apart ? 240 : 300}
        height={apart ? 120 : 180}
        rx={apart ? 60 : 90}
      />
      <rect
        className={styles.orange}
        x={apart ? 180 : 120}
        y={apart ? 172 : 120}
        width={apart ? 240 : 300}
        height={apart ? 120 : 180}
        rx={apart ? 60 : 90}
      />
    </svg>
  );
}
