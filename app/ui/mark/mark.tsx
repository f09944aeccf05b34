import styles from './mark.module.css';

/** The overlap mark: two offices, one working day. Decorative; the company's name stands beside it. */
export function Mark() {
  return (
    <svg className={styles.mark} viewBox="0 0 42 30" aria-hidden="true">
      <rect className={styles.teal} width="30" height="18" rx="9" />
      <rect className={styles.orange} x="12" y="12" width="30" height="18" rx="9" />
    </svg>
  );
}
