import type { Words } from '#app/content/schema.ts';
import { CallToAction } from '#app/layout/call-to-action.tsx';
import { PageHead } from '#app/layout/page-head.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import styles from './benefits.module.css';

export default function Benefits({ words }: { words: Words['benefits'] }) {
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <ul className={`wrap ${styles.grid}`}>
        {words.cards.map(({ icon, title, description, stats }) => (
          <li key={title}>
            <Icon name={icon} />
            <p className={styles.figure}>{stats}</p>
            <h2>{title}</h2>
            <p>{description}</p>
          </li>
        ))}
      </ul>
      <CallToAction title={words.callToAction.title} text={words.callToAction.text} />
    </>
  );
}
