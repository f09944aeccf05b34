import type { Service, Words } from '#packages/content/schema.ts';
import { PageLink } from '#app/layout/page-link.tsx';
import { SectionHeading } from '#app/layout/section-heading.tsx';
import { StoryCards } from '#app/layout/stories/story-cards.tsx';
import { useSite } from '#app/layout/site-context.ts';
import { buttonClass } from '#app/ui/button/button.ts';
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx';
import { Figure } from '#app/ui/figure/figure.tsx';
import { Arrow, Check } from '#app/ui/icon/arrow.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { panelClass } from '#app/ui/panel/panel.ts';
import { unbroken } from '#app/ui/unbroken/unbroken.tsx';
import styles from './service-block.module.css';

type ServiceBlockProps = {
  id: string;
  index: number;
  service: Service;
  words: Words['services'];
};

/** The id of the section that Learn More leads to. */
export const getStarted = 'get-started';

const compositions = [styles.side, styles.mirror, styles.wide];

function Block({ id, index, service, words }: ServiceBlockProps) {
  const { labels, navigation } = useSite().ui;
  const { example, next } = service;
  return (
    <section
      id={id}
      className={`${styles.block} ${compositions[index % compositions.length]}`}
      aria-labelledby={`${id}-title`}
    >
      <div className={styles.head}>
        <Icon name={service.icon} className={styles.icon} />
        <SectionHeading id={`${id}-title`} title={service.title} />
      </div>
      <div className={styles.text}>
        <p className={styles.description}>{unbroken(service.description)}</p>
        <ul className={styles.features} aria-label={words.features}>
          {service.features.map((feature) => (
            <li key={feature}>
              <Check />
              {feature}
            </li>
          ))}
        </ul>
        {next && navigation[next.page] !== undefined && (
          <p>
            <PageLink page={next.page} hash={next.hash} className={styles.next}>
              {next.text}
              <Arrow />
            </PageLink>
          </p>
        )}
      </div>
      <div className={`${panelClass('primary')} ${styles.card}`}>
        <dl>
          <div>
            <dt>{labels.implementation}</dt>
            <dd className={styles.figure}>
              <Figure text={service.implementationTime} />
            </dd>
          </div>
          <div>
            <dt>{service.roiLabel ?? labels.roi}</dt>
            <dd className={styles.figure}>
              <Figure text={service.roiTimeline} />
            </dd>
          </div>
          <div>
            <dt>{words.bestFor}</dt>
            <dd>{service.bestFor}</dd>
          </div>
        </dl>
        <PageLink page="services" hash={getStarted} className={buttonClass()}>
          {words.learnMore}
        </PageLink>
      </div>
      {example && (
        <Disclosure
          title={example.title}
          facts={example.steps.map(({ when, what }) => ({ label: when, text: what }))}
        />
      )}
    </section>
  );
}

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
