import type { Words } from '#packages/content/schema.ts';
import { PageLink } from '#app/layout/page-link.tsx';
import { SectionHeading } from '#app/layout/section-heading.tsx';
import { useSite } from '#app/layout/site-context.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import styles from './core-services.module.css';

export function CoreServices({ words }: { words: Words['home']['services'] }) {
  const { ui } = useSite();
  return (
    <section className={`wrap ${styles.services}`} aria-labelledby="core-services">
      <SectionHeading id="core-services" title={words.title} lead={words.lead} />
      <ul className={styles.grid}>
        {Object.entries(words.cards).map(
          ([id, { icon, title, description, implementationTime, roiLabel, roiTimeline }]) => (
            <li key={id} className={styles.card}>
              <Icon name={icon} />
              <h3>
                <PageLink page="services" hash={id}>
                  {title}
                </PageLink>
              </h3>
              <p>{description}</p>
              <dl>
                <div>
                  <dt>{ui.labels.implementation}</dt>
                  <dd>{implementationTime}</dd>
                </div>
                <div>
                  <dt>{roiLabel ?? ui.labels.roi}</dt>
                  <dd>{roiTimeline}</dd>
                </div>
              </dl>
            </li>
          ),
        )}
      </ul>
    </section>
  );
}
