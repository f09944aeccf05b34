import { Questions } from '#app/layout/questions/questions.tsx';
import type { Words } from '#packages/content/schema.ts';
import { DeferredContent } from '#app/layout/deferred-content.tsx';
import { PageHead } from '#app/layout/page-head.tsx';
import { ContactPanel } from './contact-panel.tsx';
import { MailForm } from './mail-form.tsx';
import { PostedForm } from './posted-form.tsx';
import styles from './contact.module.css';

// A constant of the build, so that the other form's code is left out.
const Form = process.env.CONTACT_ENDPOINT ? PostedForm : MailForm;

export default function Contact({ words }: { words: Words['contact'] }) {
  return (
    <>
      <PageHead title={words.title} lead={words.lead} shapes="contact" />
      <DeferredContent>
        <div className={`wrap columns ${styles.ways}`}>
          <Form words={words} />
          <ContactPanel words={words.panel} />
        </div>
        {words.questions && <Questions words={words.questions} />}
      </DeferredContent>
    </>
  );
}
