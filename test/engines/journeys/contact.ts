import { expect } from 'vitest';
import { composeMail } from '../../../app/pages/contact/mail/mailto.ts';
import type { ContactMessage } from '../../../app/site/contact-message.ts';
import { loadSite } from '../../../generate/content/site.ts';
import { eventually, hydrate, leftWhileLoading, openedMail, type Journey, type Stage } from '../journey.ts';

const { email } = loadSite('.').facts;
const ada: ContactMessage = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.org',
  company: 'Analytical Engines',
  message: 'Hello.\nTwo lines.',
};

/** Texts that careless encoding would lose, truncate or let escape from their place in the address. */
const nasty: Record<string, Partial<ContactMessage>> = {
  'plain words': {},
  'no company': { company: '' },
  'an ampersand': { company: 'Smith & Sons', message: 'a&body=b' },
  'a plus sign': { email: 'ada+site@example.org', message: '1 + 1' },
  'a percent sign': { message: '100% %41 %0A %' },
  'a question mark': { firstName: 'Who?', message: 'Why?cc=x@example.org' },
  'a hash sign': { lastName: '#1', message: 'issue #7' },
  'an equals sign': { message: 'a=b&c==d' },
  quotes: { firstName: '"Ada"', message: '\'single\' "double" `back`' },
  'angle brackets': { company: '<b>Bold</b>', message: '<script>alert(1)</script>' },
  'a backslash': { message: String.raw`C:\temp\new` },
  accents: { firstName: 'Zoë', lastName: 'Muñoz', message: 'Ça va? ¡Sí! Ünïcödé' },
  'other scripts': { firstName: '美咲', lastName: 'Иванова', message: 'שלום مرحبا 你好' },
  emoji: { firstName: '😀', message: '👩‍👩‍👧‍👦 🏳️‍🌈' },
  'combining marks': { firstName: 'é', message: 'ñ versus ñ' },
  'empty lines': { message: '\n\nfirst\n\n\nlast\n' },
  'tabs and many spaces': { message: 'a\tb   c' },
  'white space at both ends': { firstName: '  Ada ', message: '  indented' },
  'header lines': { firstName: 'Ada\r\nBcc: x@example.org', message: 'Bcc: y@example.org' },
  'a lone surrogate': { message: 'half \ud83d of one' },
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

const handOffs = Object.entries(nasty).map(([name, part]): Journey => ({
  title: `the mail program receives ${name}`,
  // WebKit has no mail program, and leaves the page.
  complaints: leftWhileLoading,
  go: async (stage) => {
    const typed = { ...ada, ...part };
    await stage.visit('/contact');
    await fill(stage, typed);
    await stage.visitor.click('main form [type=submit]');
    const { to, subject, body } = composeMail(
      email,
      held(typed),
      loadSite('.').languages.en.words.contact.mail,
    );
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
