import type { Words } from '#generate/content/schema.ts';
import type { Service } from '#generate/content/service-schema.ts';
import { PageLink } from '#app/layout/page-link.tsx';
import { SectionHeading } from '#app/layout/section-heading.tsx';
import { StoryCards } from '#app/layout/stories/story-cards.tsx';
import { useSite } from '#app/layout/site-context.ts';
import { Arrow, Check } from '#app/ui/icon/arrow.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { panelClass } from '#app/ui/panel/panel.ts';
import styles from './service-block.module.css';

type ServiceBlockProps = {
  id: string;
  /** Position among the services; determines layout and colour. */
  index: number;
  service: Service;
  words: Words['services'];
};

// Three layouts of the same parts, used in turn.
const compositions = [styles.side, styles.mirror, styles.wide];

/** A service's description, features, and a card with its figures and what to read next. */
function Block({ id, index, service, words }: ServiceBlockProps) {
  const { labels } = useSite().ui;
  return (
    <section
      id={id}
      className={`${styles.block} ${compositions[index % compositions.length]}`}
      aria-labelledby={`${id}-title`}
    >
      <Icon name={service.icon} className={styles.icon} />
      <SectionHeading id={`${id}-title`} anchor={id} title={service.title} />
      <p className={styles.description}>{service.description}</p>
      <ul className={styles.features} aria-label={words.features}>
        {service.features.map((feature) => (
          <li key={feature}>
            <Check />
            {feature}
          </li>
        ))}
      </ul>
      <div className={`${panelClass(index % 2 === 0 ? 'teal' : 'orange')} ${styles.card}`}>
        <dl>
          <div>
            <dt>{labels.implementation}</dt>
            <dd>{service.implementationTime}</dd>
          </div>
          <div>
            <dt>{labels.roi}</dt>
            <dd>{service.roiTimeline}</dd>
          </div>
          <div>
            <dt>{words.bestFor}</dt>
            <dd className={styles.words}>{service.bestFor}</dd>
          </div>
        </dl>
        <div>
          {service.next.map(({ page, hash, text }) => (
            <p key={text}>
              <PageLink page={page} hash={hash} className={styles.more}>
                {text} <Arrow />
              </PageLink>
            </p>
          ))}
        </div>
      </div>
    </section>
  );
}

/** A service with its client stories, if there are any. */
export function ServiceBlock(props: ServiceBlockProps) {
  const { stories } = props.service;
  if (!stories) return <Block {...props} />;
  return (
    <div className="service-with-stories">
      <Block {...props} />
      <div className="service-stories">
        <h3>{stories.words.onServices}</h3>
        <StoryCards {...stories} level="h4" />
      </div>
    </div>
  );
}
