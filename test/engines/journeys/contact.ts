import { expect } from 'vitest';
import { readMailto } from '#test/read-mailto.ts';
import { eventually, hydrate, leftWhileLoading, patience, type Journey } from '../journey.ts';

/** Texts that careless encoding would lose, truncate or let escape from their place in the address. */
const typed = {
  firstName: 'Zoë "美咲"',
  lastName: '#1 Иванова 😀',
  email: 'ada+site@example.org',
  company: '<b>Smith</b> & Sons',
  message:
    String.raw`a&body=b==c 1 + 1 100% %41 %0A % why?cc=x 'single' C:\temp` + '\n\n¡Sí! שלום a\tb   c 👩‍👩‍👧‍👦\n',
};

export const contact: Journey[] = [
  {
    title: 'the mail program receives the message, whatever its characters',
    // WebKit has no mail program, and leaves the page.
    complaints: leftWhileLoading,
    go: async ({ visitor, visit }) => {
      await visit('/contact');
      // Like a paste.
      await visitor.read((texts: Record<string, string>) => {
        for (const [name, text] of Object.entries(texts)) {
          const field = document.querySelector<HTMLInputElement>(`[name=${name}]`);
          if (!field) throw new Error(`no field ${name}`);
          field.value = text;
          field.dispatchEvent(new Event('input', { bubbles: true }));
        }
      }, typed);
      await visitor.click('main form [type=submit]');
      await expect
        .poll(async () => readMailto((await visitor.opened()) ?? ''), patience)
        .toEqual({
          to: 'info@example.com',
          subject: `Contact Form Submission from ${typed.firstName} ${typed.lastName}`,
          body: [
            `Name: ${typed.firstName} ${typed.lastName}`,
            `Email: ${typed.email}`,
            `Company: ${typed.company}`,
            '',
            'Message:',
            ...typed.message.split('\n'),
          ].join('\r\n'),
        });
    },
  },
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
