import type { Words } from '#packages/content/schema.ts';
import { DeferredContent } from '#app/layout/deferred-content.tsx';
import { CallToAction } from '#app/layout/call-to-action.tsx';
import { Proof } from '#app/layout/proof/proof.tsx';
import { Offices } from '#app/layout/offices.tsx';
import { PageHead } from '#app/layout/page-head.tsx';
import { SectionHeading } from '#app/layout/section-heading.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import styles from './about.module.css';

export default function About({ words }: { words: Words['about'] }) {
  return (
    <>
      <PageHead title={words.title} lead={words.lead} shapes="about" />
      <DeferredContent>
        <section className={`wrap columns ${styles.intro}`} aria-labelledby="story">
          <SectionHeading id="story" title={words.intro.title} />
          <div className={styles.story}>
            {words.intro.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </section>
        <section className={`wrap ${styles.values}`} aria-labelledby="mission-values">
          <SectionHeading id="mission-values" title={words.values.title} lead={words.values.lead} />
          <ul className={styles.cards}>
            {words.values.cards.map(({ icon, title, description }) => (
              <li key={title}>
                <Icon name={icon} />
                <h3>{title}</h3>
                <p>{description}</p>
              </li>
            ))}
          </ul>
        </section>
        <Offices className={styles.offices} title={words.offices.title} lead={words.offices.text} />
        {words.proof && <Proof {...words.proof} />}
        <CallToAction title={words.callToAction.title} text={words.callToAction.text} />
      </DeferredContent>
    </>
  );
}
