import type { Words } from '#generate/content/schema.ts';
import { BelowTheHead } from '#app/layout/below-the-head.tsx';
import { CallToAction } from '#app/layout/call-to-action.tsx';
import { PageHead } from '#app/layout/page-head.tsx';
import { PageLink } from '#app/layout/page-link.tsx';
import { useSite } from '#app/layout/site-context.ts';
import { useReadingPosition } from './use-reading-position.ts';
import { serviceIds } from '#app/site/services.ts';
import { buttonClass } from '#app/ui/button/button.ts';
import { ServiceBlock } from './service-block.tsx';
import styles from './services.module.css';

const getStarted = 'get-started';

type ServicesProps = { words: Words['services'] };

/** The six blocks, beside an index that marks the one that is being read. */
function Blocks({ words }: ServicesProps) {
  const { ui } = useSite();
  const reading = useReadingPosition(serviceIds);
  return (
    <div className={`wrap ${styles.columns}`}>
      <nav className={styles.index} aria-labelledby="services-index">
        <h2 id="services-index">{words.index}</h2>
        <ol>
          {serviceIds.map((id) => (
            <li key={id}>
              <PageLink page="services" hash={id} current={id === reading ? 'true' : undefined}>
                {ui.services[id]}
              </PageLink>
            </li>
          ))}
        </ol>
      </nav>
      <div>
        {serviceIds.map((id) => (
          <ServiceBlock key={id} id={id} service={words.blocks[id]} words={words} getStarted={getStarted} />
        ))}
      </div>
    </div>
  );
}

export default function Services({ words }: ServicesProps) {
  return (
    <>
      <PageHead title={words.title} lead={words.lead}>
        <PageLink page="services" hash={getStarted} className={buttonClass()}>
          {words.learnMore}
        </PageLink>
      </PageHead>
      <BelowTheHead>
        <Blocks words={words} />
        <CallToAction id={getStarted} title={words.getStarted.title} text={words.getStarted.text} />
      </BelowTheHead>
    </>
  );
}
