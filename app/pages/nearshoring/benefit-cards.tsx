import type { Words } from '#generate/content/schema.ts';
import { SectionHeading } from '#app/layout/section-heading.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import styles from './benefit-cards.module.css';

/** The benefits as cards in a row. */
export function BenefitCards({ words }: { words: Words['nearshoring']['benefits'] }) {
  return (
    <section className={`wrap ${styles.benefits}`} aria-labelledby="benefits">
      <SectionHeading id="benefits" title={words.title} />
      <ul className={styles.cards}>
        {words.cards.map(({ icon, color, title, savings, description }) => (
          <li key={title}>
            <Icon name={icon} />
            <h3>{title}</h3>
            <p className={color === 'teal' ? styles.teal : styles.orange}>{savings}</p>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
