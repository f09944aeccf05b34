import { Questions } from '#app/layout/questions/questions.tsx';
import type { Words } from '#generate/content/schema.ts';
import { DeferredContent } from '#app/layout/deferred-content.tsx';
import { Offices } from '#app/layout/offices.tsx';
import { PageHead } from '#app/layout/page-head.tsx';
import { SectionHeading } from '#app/layout/section-heading.tsx';
import { ContactForm as MailForm } from './contact-form.tsx';
import { ContactPanel } from './contact-panel.tsx';
import { NextSteps } from './next-steps.tsx';
import { ContactForm as PostedForm } from './posted-form.tsx';
import styles from './contact.module.css';

// A constant of the build, so that the other form's code is left out.
const ContactForm = process.env.CONTACT_ENDPOINT ? PostedForm : MailForm;

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
