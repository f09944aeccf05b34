import type { MouseEvent } from 'react';
import type { Words } from '#packages/content/schema.ts';
import { NewTabLink } from '#app/layout/new-tab-link.tsx';
import { useSite } from '#app/layout/site-context.ts';
import { copyText } from '#app/browser/clipboard.ts';
import { handOff, type MailClient } from './mail/hand-off.ts';
import { isBlank, type ContactMessage } from '#packages/site/contact-message.ts';
import { composeMail, plainTextMail, type FormMail } from './mail/mailto.ts';
import { ArrowOut } from '#app/ui/icon/arrow.tsx';
import { CopyMark } from '#app/ui/icon/copy.tsx';
import { notify } from '#app/ui/toast/notify.ts';
import styles from './other-ways.module.css';
import type { ShowNotice } from './use-notice.ts';

type OtherWaysProps = {
  words: Words['contact']['ways'];
  mailWords: Words['contact']['mail'];
  typed: ContactMessage;
  /** Reads the form again, because autofill may have changed it without an event. */
  refresh: () => ContactMessage;
  isNeeded: boolean;
  showNotice: ShowNotice;
};

type WebmailProps = Pick<OtherWaysProps, 'typed' | 'refresh'> & {
  client: MailClient;
  label: string;
  mailOf: (message: ContactMessage) => FormMail;
  /** Called with what the link could not carry, when it is followed. */
  onPaste: (toPaste: string) => void;
};

function Webmail({ client, label, typed, refresh, mailOf, onPaste }: WebmailProps) {
  const handOffOf = (message: ContactMessage) => {
    const mail = mailOf(message);
    return handOff(client, isBlank(message) ? { ...mail, subject: '', body: '', message: '' } : mail);
  };
  const onClick = ({ type, button, currentTarget }: MouseEvent<HTMLAnchorElement>) => {
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
        {label}
        <ArrowOut />
      </NewTabLink>
    </li>
  );
}

export function OtherWays(props: OtherWaysProps) {
  const { words, mailWords, typed, refresh, isNeeded, showNotice } = props;
  const { email, mailbox, phone, telephone } = useSite();

  const copy = async (text: string, onDone: () => void) => {
    if (await copyText(text)) onDone();
    else showNotice(words.refused, text);
  };
  const mailOf = (message: ContactMessage) => composeMail(mailbox, message, mailWords);
  const asText = (message: ContactMessage) =>
    plainTextMail(mailOf(message), { to: mailWords.to, subject: mailWords.subjectLine });
  const webmail = {
    typed,
    refresh,
    mailOf,
    onPaste: (toPaste: string) => void copy(toPaste, () => showNotice(words.paste)),
  };

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
          <button
            type="button"
            onClick={() => void copy(asText(refresh()), () => notify(words.copied, showNotice))}
          >
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
        <Webmail client="gmail" label={words.gmail} {...webmail} />
        <Webmail client="outlook" label={words.outlook} {...webmail} />
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
