import type { MouseEvent } from 'react';
import { NewTabLink } from '#app/layout/new-tab-link.tsx';
import { useSite } from '#app/layout/site-context.ts';
import { copyText } from '#app/browser/clipboard.ts';
import { handOff } from './mail/hand-off.ts';
import { isBlank, type ContactMessage } from '#packages/site/contact-message.ts';
import { plainTextMail } from './mail/mailto.ts';
import { ArrowOut } from '#app/ui/icon/arrow.tsx';
import { CopyMark } from '#app/ui/icon/copy.tsx';
import { notify } from '#app/ui/toast/notify.ts';
import styles from './other-ways.module.css';
import type { Contact } from './use-contact.ts';

type WebmailProps = {
  contact: Contact;
  client: 'gmail' | 'outlook';
  /** Called with what the link could not carry, when it is followed. */
  onPaste: (toPaste: string) => void;
};

function Webmail({ contact: { words, typed, refresh, mailOf }, client, onPaste }: WebmailProps) {
  const handOffOf = (message: ContactMessage) => {
    const mail = mailOf(message);
    return handOff(client, isBlank(message) ? { ...mail, subject: '', body: '', message: '' } : mail);
  };
  const onClick = ({ type, button, currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    // Autofill may have changed the form without an event.
    const { address, toPaste } = handOffOf(refresh());
    currentTarget.href = address;
    // The middle button opens a tab and fires `auxclick`, as does the right one, which only opens a menu.
    const isFollowed = type === 'click' || (type === 'auxclick' && button === 1);
    if (toPaste && isFollowed) onPaste(toPaste);
  };
  return (
    <li>
      <NewTabLink
        href={handOffOf(typed).address}
        onClick={onClick}
        onAuxClick={onClick}
        onContextMenu={onClick}
      >
        {words.ways[client]}
        <ArrowOut />
      </NewTabLink>
    </li>
  );
}

export function OtherWays({ contact, isNeeded }: { contact: Contact; isNeeded: boolean }) {
  const { refresh, mailOf, showNotice } = contact;
  const { mail, ways: words } = contact.words;
  const { email, mailbox, phone, telephone } = useSite();

  const copy = async (text: string, onDone: () => void) => {
    if (await copyText(text)) onDone();
    else showNotice(words.refused, text);
  };
  const asText = () => plainTextMail(mailOf(refresh()), { to: mail.to, subject: mail.subjectLine });
  const onPaste = (toPaste: string) => void copy(toPaste, () => showNotice(words.paste));

  return (
    <section
      id="other-ways"
      data-nosnippet
      className={styles.ways}
      aria-labelledby="ways-title"
      data-needed={isNeeded || undefined}
      tabIndex={-1}
    >
      <h3 id="ways-title">{words.title}</h3>
      <ul>
        <li className={styles.scripted}>
          <button type="button" onClick={() => void copy(asText(), () => notify(words.copied, showNotice))}>
            {words.copyMessage}
            <CopyMark />
          </button>
        </li>
        <li className={styles.scripted}>
          <button
            type="button"
            onClick={() => void copy(email, () => notify(words.addressCopied, showNotice))}
          >
            {words.copyAddress}
            <CopyMark />
          </button>
        </li>
        <Webmail contact={contact} client="gmail" onPaste={onPaste} />
        <Webmail contact={contact} client="outlook" onPaste={onPaste} />
        <li>
          <a href={telephone}>{`${words.call} ${phone}`}</a>
        </li>
        <li>
          <a href={`mailto:${mailbox}`}>{email}</a>
        </li>
      </ul>
    </section>
  );
}
