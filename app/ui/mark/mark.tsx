import { markShapes } from './mark-shapes.ts';
import styles from './mark.module.css';

const { width, height, teal, orange } = markShapes;

/** The brand mark. Decorative: the company's name is next to it. */
export function Mark() {
  return (
    <svg className={styles.mark} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <rect className={styles.teal} {...teal} />
      <rect className={styles.orange} {...orange} />
    </svg>
  );
}
