import { ContactForm } from 'virtual:contact-form';
import { Questions } from 'virtual:questions';
import type { Words } from '#generate/content/schema.ts';
import { DeferredContent } from '#app/layout/deferred-content.tsx';
import { Offices } from '#app/layout/offices.tsx';
import { PageHead } from '#app/layout/page-head.tsx';
import { SectionHeading } from '#app/layout/section-heading.tsx';
import { ContactPanel } from './contact-panel.tsx';
import { NextSteps } from './next-steps.tsx';
import styles from './contact.module.css';

export default function Contact({ words }: { words: Words['contact'] }) {
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <DeferredContent>
        <div className={`wrap ${styles.columns}`}>
          <ContactForm words={words} />
          <ContactPanel words={words.panel} />
        </div>
        <NextSteps next={words.next} answer={words.answer} />
        <section className={`wrap ${styles.offices}`} aria-labelledby="offices">
          <SectionHeading id="offices" title={words.panel.offices} />
          <Offices />
        </section>
        {words.questions && <Questions words={words.questions} />}
      </DeferredContent>
    </>
  );
}
