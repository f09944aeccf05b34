import type { Words } from '#app/content/schema.ts';
import { BookingLink } from '#app/layout/booking-link.tsx';
import { SectionHeading } from '#app/layout/section-heading.tsx';
import { useSite } from '#app/layout/site-context.ts';
import { vcardAddress } from '#app/site/page-files.ts';
import { telephoneAddress } from '#app/site/telephone.ts';
import { panelClass } from '#app/ui/panel/panel.ts';
import { CopyButton } from './copy-button.tsx';
import styles from './contact-panel.module.css';

/** The other ways to reach the company. */
export function ContactPanel({ words }: { words: Words['contact']['panel'] }) {
  const { email, locale, phone, ui } = useSite();
  return (
    <aside className={styles.panel} aria-labelledby="get-in-touch">
      <SectionHeading id="get-in-touch" title={words.title} />
      <dl>
        <div>
          <dt>{words.email}</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
            <CopyButton text={email} label={words.copyEmail} done={words.copied} failed={words.notCopied} />
          </dd>
        </div>
        <div>
          <dt>{words.phone}</dt>
          <dd>
            <a href={telephoneAddress(phone)}>{phone}</a>
            <CopyButton text={phone} label={words.copyPhone} done={words.copied} failed={words.notCopied} />
          </dd>
        </div>
        <div>
          <dt>{words.offices}</dt>
          {Object.entries(ui.offices).map(([id, { city }]) => (
            <dd key={id}>
              {city}{' '}
              <small>
                <a href={vcardAddress(id, locale)} type="text/vcard">
                  {words.vcard} <span className="visually-hidden">: {city}</span>
                </a>
              </small>
            </dd>
          ))}
        </div>
      </dl>
      <div className={`${panelClass('teal')} ${styles.talk}`}>
        <h3>{words.talk.title}</h3>
        <p>{words.talk.text}</p>
        <BookingLink />
      </div>
    </aside>
  );
}
