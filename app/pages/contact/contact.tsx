import type { Words } from '#app/content/schema.ts';
import { PageHead } from '#app/layout/page-head.tsx';
import { ContactForm } from './contact-form.tsx';
import { ContactPanel } from './contact-panel.tsx';
import { NextSteps } from './next-steps.tsx';
import styles from './contact.module.css';

export default function Contact({ words }: { words: Words['contact'] }) {
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <div className={`wrap ${styles.columns}`}>
        <ContactForm words={words} />
        <ContactPanel words={words.panel}>
          <NextSteps words={words.next} />
        </ContactPanel>
      </div>
    </>
  );
}
