import type { Words } from '#packages/content/schema.ts';
import styles from './statistics.module.css';

export function Statistics({ words }: { words: Words['home']['stats'] }) {
  return (
    <ul className={`wrap ${styles.stats}`}>
      {words.map(({ value, label }) => (
        <li key={label}>
          <b>{`${value} `}</b>
          <span>{label}</span>
        </li>
      ))}
    </ul>
  );
}
