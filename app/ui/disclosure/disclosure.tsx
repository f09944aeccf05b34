import type { ReactNode } from 'react';
import styles from './disclosure.module.css';

type DisclosureProps = {
  title: ReactNode;
  facts: readonly { label: string; text: string }[];
};

export function Disclosure({ title, facts }: DisclosureProps) {
  return (
    <details className={styles.disclosure}>
      <summary>{title}</summary>
      <dl>
        {facts.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
