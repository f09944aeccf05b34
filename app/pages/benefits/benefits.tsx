import type { Words } from '#packages/content/schema.ts';
import { DeferredContent } from '#app/layout/deferred-content.tsx';
import { CallToAction } from '#app/layout/call-to-action.tsx';
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx';
import { Proof } from '#app/layout/proof/proof.tsx';
import { PageLink } from '#app/layout/page-link.tsx';
import { useSite } from '#app/layout/site-context.ts';
import { Arrow } from '#app/ui/icon/arrow.tsx';
import { PageHead } from '#app/layout/page-head.tsx';
import { SectionHeading } from '#app/layout/section-heading.tsx';
import { Figure } from '#app/ui/figure/figure.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { unbroken } from '#app/ui/unbroken/unbroken.tsx';
import styles from './benefits.module.css';
import { Diagram } from './diagram.tsx';

export default function Benefits({ words }: { words: Words['benefits'] }) {
  const { ui } = useSite();
  return (
    <>
      <PageHead title={words.title} lead={words.lead} shapes="benefits">
        {ui.navigation.plan !== undefined && (
          <p>
            <PageLink page="plan" className={styles.plan}>
              {ui.navigation.plan}
              <Arrow />
            </PageLink>
          </p>
        )}
      </PageHead>
      <DeferredContent>
        <ul className={`wrap ${styles.grid}`}>
          {words.cards.map(({ icon, title, description, stats, diagram, evidence }) => (
            <li key={title}>
              <p className={styles.figure}>
                <Figure text={stats} />
              </p>
              <div className={styles.text}>
                {!diagram && <Icon name={icon} />}
                <SectionHeading id={icon} title={title} />
                <p className={styles.description}>{unbroken(description)}</p>
                {evidence && <Disclosure {...evidence} />}
              </div>
              {diagram && (
                <figure className={styles.diagram}>
                  <Diagram name={diagram.shows} isConfirmed={evidence?.isConfirmed ?? false} />
                  <figcaption>{diagram.caption}</figcaption>
                </figure>
              )}
            </li>
          ))}
        </ul>
        {words.proof && <Proof {...words.proof} />}
        <CallToAction title={words.callToAction.title} text={words.callToAction.text} />
      </DeferredContent>
    </>
  );
}
