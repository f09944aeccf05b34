/** Shared by the contact tests: filling in the form, and capturing `mailto:` addresses. */
import type { Page } from '@playwright/test';
import type { ContactMessage } from '#packages/site/contact-message.ts';
import { readMailto } from '../read-mailto.ts';
import { words } from './content.ts';
import { expect, faults, test as base, visit } from './fixtures.ts';

export { expect };

export const { form, ways } = words('contact');

export const ada: ContactMessage = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.org',
  company: 'Analytical Engines',
  message: 'Hello.\nTwo lines, and a third:\n\nGoodbye.',
};

export const adasMail = {
  to: 'info@example.com',
  subject: 'Contact Form Submission from Ada Lovelace',
  body: [
    'Name: Ada Lovelace',
    'Email: ada@example.org',
    'Company: Analytical Engines',
    '',
    'Message:',
    'Hello.',
    'Two lines, and a third:',
    '',
    'Goodbye.',
  ].join('\r\n'),
};

/** The e-mail if its text is left to paste. */
export const adasLines = { ...adasMail, body: adasMail.body.slice(0, adasMail.body.indexOf('Hello.')) };

export async function typeForm(page: Page, typed: Partial<ContactMessage> = ada): Promise<void> {
  for (const [name, text] of Object.entries(typed)) await page.locator(`[name=${name}]`).fill(text);
}

function contactPage(page: Page) {
  /** The `mailto:` addresses that the page has navigated to, in order. */
  const handedOver: string[] = [];
  const button = page.locator('main form [type=submit]');
  const type = (typed?: Partial<ContactMessage>) => typeForm(page, typed);
  return {
    handedOver,
    mails: () => handedOver.map(readMailto),
    button,
    notice: page.getByRole('status', { name: form.title }),
    message: page.locator('[name=message]'),
    open: () => visit(page, '/contact'),
    type,
    /** Fills in the form and presses 'Send Message', which also shows the other ways. */
    async send(typed?: Partial<ContactMessage>): Promise<void> {
      await type(typed);
      await button.click();
    },
    async typed(): Promise<ContactMessage> {
      const entries = await page
        .locator('form :is(input, textarea):not([type=hidden], [tabindex="-1"])')
        .evaluateAll((controls: HTMLInputElement[]) => controls.map(({ name, value }) => [name, value]));
      return Object.fromEntries(entries) as ContactMessage;
    },
  };
}

export const test = base.extend<{ contact: ReturnType<typeof contactPage> }>({
  // Some tests open other sites.
  expectedComplaints: new RegExp(`${faults.source}|^request: `),
  contact: async ({ page }, provide) => {
    const contact = contactPage(page);
    const client = await page.context().newCDPSession(page);
    await client.send('Page.enable');
    client.on('Page.frameRequestedNavigation', ({ url }) => {
      if (url.startsWith('mailto:')) contact.handedOver.push(url);
    });
    await provide(contact);
  },
});

export async function withoutClipboard(page: Page): Promise<void> {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
  });
}
