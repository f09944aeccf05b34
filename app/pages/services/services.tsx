import { Questions } from '#app/layout/questions/questions.tsx';
import type { Words } from '#generate/content/schema.ts';
import { useMemo } from 'react';
import { DeferredContent } from '#app/layout/deferred-content.tsx';
import { CallToAction } from '#app/layout/call-to-action.tsx';
import { PageHead } from '#app/layout/page-head.tsx';
import { PageLink } from '#app/layout/page-link.tsx';
import { useSite } from '#app/layout/site-context.ts';
import { useReadingPosition } from './use-reading-position.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { buttonClass } from '#app/ui/button/button.ts';
import { ServiceBlock } from './service-block.tsx';
import styles from './services.module.css';

const getStarted = 'get-started';

type ServicesProps = { words: Words['services'] };

/** All services, next to an index that highlights the one being read. */
function Blocks({ words }: ServicesProps) {
  const { ui } = useSite();
  const ids = useMemo(() => Object.keys(words.blocks), [words.blocks]);
  const reading = useReadingPosition(ids);
  return (
    <div className={`wrap ${styles.columns}`}>
      <nav className={styles.index} aria-labelledby="services-index">
        <h2 id="services-index">{words.index}</h2>
        <ol>
          {Object.entries(ui.services).map(([id, title]) => (
            <li key={id}>
              <PageLink page="services" hash={id} current={id === reading ? 'true' : undefined}>
                {title}
              </PageLink>
            </li>
          ))}
        </ol>
      </nav>
      <div>
        {Object.entries(words.blocks).map(([id, service], index) => (
          <ServiceBlock key={id} id={id} index={index} service={service} words={words} />
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
      <DeferredContent>
        <Blocks words={words} />
        {words.questions && <Questions words={words.questions} />}
        <CallToAction id={getStarted} title={words.getStarted.title} text={words.getStarted.text}>
          <div className={styles.marks}>
            {Object.entries(words.blocks).map(([id, { icon }]) => (
              <Icon key={id} name={icon} />
            ))}
          </div>
        </CallToAction>
      </DeferredContent>
    </>
  );
}
