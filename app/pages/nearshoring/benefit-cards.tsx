import type { Words } from '#packages/content/schema.ts';
import { SectionHeading } from '#app/layout/section-heading.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import styles from './benefit-cards.module.css';

export function BenefitCards({ words }: { words: Words['nearshoring']['benefits'] }) {
  return (
    <section className={`wrap ${styles.benefits}`} aria-labelledby="benefits">
      <div>
        <SectionHeading id="benefits" title={words.title} />
      </div>
      <ul className={styles.cards}>
        {words.cards.map(({ icon, color, title, savings, description }) => (
          <li key={title}>
            <Icon name={icon} />
            <h3>{title}</h3>
            <p className={color === 'primary' ? styles.primary : styles.secondary}>{savings}</p>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
