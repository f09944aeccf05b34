import { expect } from 'vitest';
import { composeMail } from '../../../app/pages/contact/mail/mailto.ts';
import type { ContactMessage } from '../../../app/site/contact-message.ts';
import { loadSite } from '../../../generate/content/site.ts';
import { eventually, hydrate, leftWhileLoading, openedMail, type Journey, type Stage } from '../journey.ts';
import { isthmus } from '../../sites/sites.ts';

const { facts, languages } = loadSite(isthmus);
const ada: ContactMessage = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.org',
  company: 'Analytical Engines',
  message: 'Hello.\nTwo lines.',
};

/** Texts that careless encoding would lose, truncate or let escape from their place in the address. */
const typedTexts: Record<string, Partial<ContactMessage>> = {
  'the characters of addresses, markup and headers': {
    firstName: 'Who? "Ada"\r\nBcc: x@example.org',
    lastName: '  #1 ',
    email: 'ada+site@example.org',
    company: '<b>Smith</b> & Sons',
    message: String.raw`a&body=b==c 1 + 1 100% %41 %0A % why?cc=x 'single' "double" C:\temp\new`,
  },
  'letters of any script, white space and half a letter': {
    firstName: 'Zoë é 美咲',
    lastName: 'Иванова 😀',
    message: '\n\n¡Sí! שלום مرحبا 你好\n\n\na\tb   c 👩‍👩‍👧‍👦 🏳️‍🌈 half \ud83d of one\n',
  },
};

/** Parses a `mailto:` address according to RFC 6068, section 2, without using the site's code. */
function readMail(address: string): { to: string; subject: string; body: string } {
  const [, to = '', query = ''] = /^mailto:([^?]*)\?(.*)$/s.exec(address) ?? [];
  const fields = Object.fromEntries(query.split('&').map((field) => field.split('=')));
  return {
    to: decodeURIComponent(to),
    subject: decodeURIComponent(fields['subject'] ?? ''),
    body: decodeURIComponent(fields['body'] ?? ''),
  };
}

/** Fills in the form like a paste. Sends code units, because JSON cannot transfer lone surrogates. */
async function fill({ visitor }: Stage, typed: ContactMessage): Promise<void> {
  const units = Object.entries(typed).map(([name, text]): [string, number[]] => [
    name,
    Array.from({ length: text.length }, (_, at) => text.charCodeAt(at)),
  ]);
  await visitor.read((fields: [string, number[]][]) => {
    for (const [name, codes] of fields) {
      const field = document.querySelector<HTMLInputElement>(`[name=${name}]`);
      if (!field) throw new Error(`no field ${name}`);
      field.value = String.fromCharCode(...codes);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }, units);
}

/** Returns a message as the fields sanitize it: inputs drop line breaks, e-mail fields also spaces at both ends. */
function held(typed: ContactMessage): ContactMessage {
  const oneLine = (text: string) => text.replaceAll(/[\r\n]/g, '');
  const { firstName, lastName, company, message } = typed;
  return {
    firstName: oneLine(firstName),
    lastName: oneLine(lastName),
    email: oneLine(typed.email).trim(),
    company: oneLine(company),
    message,
  };
}

const handOffs = Object.entries(typedTexts).map(([name, part]): Journey => ({
  title: `the mail program receives ${name}`,
  // WebKit has no mail program, and leaves the page.
  complaints: leftWhileLoading,
  go: async (stage) => {
    const typed = { ...ada, ...part };
    await stage.visit('/contact');
    await fill(stage, typed);
    await stage.visitor.click('main form [type=submit]');
    const { to, subject, body } = composeMail(facts.email, held(typed), languages.en.words.contact.mail);
    expect(readMail(await openedMail(stage.visitor))).toEqual({
      to,
      subject: subject.toWellFormed(),
      body: body.toWellFormed(),
    });
  },
}));

export const contact: Journey[] = [
  ...handOffs,
  {
    title: 'a message typed key by key is still there after a reload',
    go: async ({ visitor, visit }) => {
      const message = () => document.querySelector<HTMLTextAreaElement>('[name=message]')?.value;
      await visit('/contact');
      await visitor.click('[name=message]');
      await visitor.type('Half a thought, ¿y después?');
      await eventually(visitor, message).toBe('Half a thought, ¿y después?');
      await visitor.reload();
      await hydrate(visitor);
      await eventually(visitor, message).toBe('Half a thought, ¿y después?');
    },
  },
];
