import { Questions } from '#app/layout/questions/questions.tsx';
import type { Words } from '#generate/content/schema.ts';
import { DeferredContent } from '#app/layout/deferred-content.tsx';
import { CallToAction } from '#app/layout/call-to-action.tsx';
import { Proof } from '#app/layout/proof/proof.tsx';
import { Offices } from '#app/layout/offices.tsx';
import { PageHead } from '#app/layout/page-head.tsx';
import { SectionHeading } from '#app/layout/section-heading.tsx';
import { Advantages } from './advantages.tsx';
import { BenefitCards } from './benefit-cards.tsx';
import { Comparison } from './comparison.tsx';
import { Hours } from './drawing.tsx';
import { LazyTools } from './lazy-tools.tsx';
import { PageIndex } from './page-index.tsx';
import styles from './nearshoring.module.css';

export default function Nearshoring({ words }: { words: Words['nearshoring'] }) {
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <DeferredContent>
        <PageIndex words={words.index} hasQuestions={words.questions !== undefined} />
        <BenefitCards words={words.benefits} />
        <Comparison words={words.comparison} />
        <LazyTools words={words} />
        <Advantages words={words.advantages} />
        <section className={`wrap ${styles.presence}`} aria-labelledby="presence">
          <SectionHeading id="presence" title={words.presence.title} lead={words.presence.lead} />
          <Offices />
        </section>
        {words.questions && <Questions words={words.questions} />}
        {words.proof && <Proof {...words.proof} />}
        <CallToAction title={words.callToAction.title} text={words.callToAction.text}>
          <Hours />
        </CallToAction>
      </DeferredContent>
    </>
  );
}
