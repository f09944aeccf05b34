import { Questions } from '#app/layout/questions/questions.tsx';
import type { Words } from '#packages/content/schema.ts';
import { DeferredContent } from '#app/layout/deferred-content.tsx';
import { CallToAction } from '#app/layout/call-to-action.tsx';
import { PageHead } from '#app/layout/page-head.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { ServiceIndex } from './service-index.tsx';
import { getStarted, ServiceBlock } from './service-block.tsx';
import styles from './services.module.css';
import { Timelines } from './timelines.tsx';

export default function Services({ words }: { words: Words['services'] }) {
  const blocks = Object.entries(words.blocks);
  return (
    <>
      <PageHead title={words.title} lead={words.lead} shapes="services" />
      <DeferredContent>
        <Timelines words={words} />
        <div className={`wrap ${styles.blocks}`}>
          <ServiceIndex words={words} />
          {blocks.map(([id, service], index) => (
            <ServiceBlock key={id} id={id} index={index} service={service} words={words} />
          ))}
        </div>
        {words.questions && <Questions words={words.questions} />}
        <CallToAction id={getStarted} title={words.getStarted.title} text={words.getStarted.text}>
          <div className={styles.marks}>
            {blocks.map(([id, { icon }]) => (
              <Icon key={id} name={icon} />
            ))}
          </div>
        </CallToAction>
      </DeferredContent>
    </>
  );
}
