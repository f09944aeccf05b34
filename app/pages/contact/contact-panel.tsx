import type { Words } from '#packages/content/schema.ts';
import { BookingLink } from '#app/layout/booking-link.tsx';
import { NewTabLink } from '#app/layout/new-tab-link.tsx';
import { OfficeList } from '#app/layout/offices.tsx';
import { SectionHeading } from '#app/layout/section-heading.tsx';
import { useSite } from '#app/layout/site-context.ts';
import { ArrowOut } from '#app/ui/icon/arrow.tsx';
import { panelClass } from '#app/ui/panel/panel.ts';
import copyStyles from './copyable-link.module.css';
import styles from './contact-panel.module.css';
import { useRef, useState } from 'react';
import { copyText } from '#app/browser/clipboard.ts';
import { CopyMark } from '#app/ui/icon/copy.tsx';
import { notify } from '#app/ui/toast/notify.ts';

type CopyableLinkProps = { text: string; href: string; label: string; done: string; failed: string };

/** A short text as a link, with a button that copies it. Says so in a notification, or in the page if that fails. */
function CopyableLink({ text, href, label, done, failed }: CopyableLinkProps) {
  const shown = useRef<HTMLAnchorElement>(null);
  const [status, setStatus] = useState('');
  const copy = async () => {
    if (await copyText(text)) {
      setStatus('');
      notify(done, setStatus);
      return;
    }
    // Selects the text, so that the visitor only has to press the copy shortcut.
    if (shown.current) getSelection()?.selectAllChildren(shown.current);
    setStatus(failed);
  };
  return (
    <>
      <a ref={shown} href={href}>
        {text}
      </a>
      <button
        type="button"
        className={copyStyles.copy}
        aria-label={label}
        data-tooltip={label}
        onClick={() => void copy()}
      >
        <CopyMark />
        <span>{label}</span>
      </button>
      <output aria-label={label} className={copyStyles.status}>
        {status}
      </output>
    </>
  );
}

export function ContactPanel({ words }: { words: Words['contact']['panel'] }) {
  const { email, mailbox, phone, profiles, telephone } = useSite();
  const copied = { done: words.copied, failed: words.notCopied };
  return (
    <aside className={styles.panel} aria-labelledby="get-in-touch">
      <SectionHeading id="get-in-touch" title={words.title} />
      <dl>
        <div>
          <dt>{words.email}</dt>
          <dd>
            <CopyableLink text={email} href={`mailto:${mailbox}`} label={words.copyEmail} {...copied} />
          </dd>
          {words.answer && <dd className={styles.note}>{words.answer}</dd>}
        </div>
        <div>
          <dt>{words.phone}</dt>
          <dd>
            <CopyableLink text={phone} href={telephone} label={words.copyPhone} {...copied} />
          </dd>
          <dd className={styles.note}>{words.phoneHours}</dd>
        </div>
        {profiles && (
          <div>
            <dt>{words.profiles}</dt>
            {Object.entries(profiles).map(([name, address]) => (
              <dd key={name}>
                <NewTabLink href={address}>
                  {`${name} `}
                  <ArrowOut />
                </NewTabLink>
              </dd>
            ))}
          </div>
        )}
        <div>
          <dt>{words.offices}</dt>
          <dd className={styles.offices}>
            <OfficeList vcard={words.vcard} />
          </dd>
        </div>
      </dl>
      <div className={`${panelClass('primary')} ${styles.talk}`}>
        <h3>{words.talk.title}</h3>
        <p>{words.talk.text}</p>
        <BookingLink />
      </div>
    </aside>
  );
}
