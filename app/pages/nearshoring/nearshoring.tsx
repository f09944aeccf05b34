import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Questions } from '#app/layout/questions/questions.tsx';
import type { Words } from '#packages/content/schema.ts';
import { DeferredContent } from '#app/layout/deferred-content.tsx';
import { Comparison } from '#app/layout/blocks/comparison.tsx';
import { CallToAction } from '#app/layout/call-to-action.tsx';
import { Proof } from '#app/layout/proof/proof.tsx';
import { Offices } from '#app/layout/offices.tsx';
import { PageHead } from '#app/layout/page-head.tsx';
import { useSite } from '#app/layout/site-context.ts';
import { addressState } from '#packages/site/address-state.ts';
import { pageAddress } from '#packages/site/addresses.ts';
import { Advantages } from './advantages.tsx';
import benefits from './benefit-cards.module.css';
import { Hours } from './hours.tsx';
import styles from './nearshoring.module.css';
import { SectionHeading } from '#app/layout/section-heading.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';

function BenefitCards({ words }: { words: Words['nearshoring']['benefits'] }) {
  return (
    <section className={`wrap ${benefits.benefits}`} aria-labelledby="benefits">
      <div>
        <SectionHeading id="benefits" title={words.title} />
      </div>
      <ul className={benefits.cards}>
        {words.cards.map(({ icon, color, title, savings, description }) => (
          <li key={title}>
            <Icon name={icon} />
            <h3>{title}</h3>
            <p className={color === 'primary' ? benefits.primary : benefits.secondary}>{savings}</p>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Leads links to the tools, which were on this page, to their page, with the numbers of the address. */
function useMovedPlan(): void {
  const { search, hash } = useLocation();
  const { locale } = useSite();
  const navigate = useNavigate();
  useEffect(() => {
    if (new RegExp(addressState.nearshoring).test(search + hash))
      void navigate(pageAddress('plan', locale) + search + hash, { replace: true });
  }, [search, hash, locale, navigate]);
}

export default function Nearshoring({ words }: { words: Words['nearshoring'] }) {
  useMovedPlan();
  return (
    <div className={styles.page}>
      <PageHead title={words.title} lead={words.lead} />
      <Hours words={words.hours} />
      <DeferredContent>
        <BenefitCards words={words.benefits} />
        <Advantages words={words} />
        <Comparison words={words.comparison} />
        <Offices id="presence" className={styles.presence} {...words.presence} />
        {words.questions && <Questions words={words.questions} />}
        {words.proof && <Proof {...words.proof} />}
        <CallToAction title={words.callToAction.title} text={words.callToAction.text} />
      </DeferredContent>
    </div>
  );
}
