import type { Words } from '#packages/content/schema.ts';
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx';
import styles from './statistics.module.css';

export function Statistics({ words }: { words: Words['home']['stats'] }) {
  return (
    <ul className={`wrap ${styles.stats}`}>
      {words.map(({ value, label, evidence }) => (
        <li key={label}>
          <b>{value}</b>
          <span>{` ${label}`}</span>
          {evidence && <Disclosure {...evidence} />}
        </li>
      ))}
    </ul>
  );
}
