import type { Words } from '#app/content/schema.ts';
import { PageHead } from '#app/layout/page-head.tsx';
import { ContactForm } from './contact-form.tsx';
import { ContactPanel } from './contact-panel.tsx';
import styles from './contact.module.css';

export default function Contact({ words }: { words: Words['contact'] }) {
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <div className={`wrap ${styles.columns}`}>
        <ContactForm words={words.form} mail={words.mail} />
        <ContactPanel words={words.panel} />
      </div>
    </>
  );
}
