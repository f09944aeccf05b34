import type { Words } from '#packages/content/schema.ts';
import styles from './statistics.module.css';

/** The company's figures in one row, each with its label. */
export function Statistics({ words }: { words: Words['home']['stats'] }) {
  return (
    <dl className={`wrap ${styles.stats}`}>
      {words.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
