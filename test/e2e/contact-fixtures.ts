/** What the contact journeys share: the form filled in, and the addresses that the page hands to mail programs. */
import { test as base, type Locator, type Page } from '@playwright/test';
import { loadFacts, loadWords } from '../../generate/content/load.ts';
import { composeMail, type Mail } from '../../app/pages/contact/mail/mailto.ts';
import type { ContactMessage } from '../../app/site/contact-message.ts';

const root = process.cwd();
export const site = loadFacts(root, 'site');

/** What the contact journeys need to know of a language; most run in English alone. */
export function inLanguage(code: Language) {
  const words = loadWords(root, code, 'contact');
  const { form, ways, mail: mailWords } = words;
  return {
    words,
    form,
    ways,
    mailWords,
    ui: loadWords(root, code, 'ui'),
    address: code === 'en' ? '/contact' : `/${code}/contact`,
    mailOf: (typed: ContactMessage): Mail => {
      const { to, subject, body } = composeMail(site.email, typed, mailWords);
      return { to, subject, body };
    },
  };
}

/** The languages whose hand-off is tested. */
export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

export const { words, ui, form, ways, mailWords, mailOf } = inLanguage('en');

export const ada: ContactMessage = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.org',
  company: 'Analytical Engines',
  message: 'Hello.\nTwo lines, and a third:\n\nGoodbye.',
};

/** Reads a `mailto:` address by RFC 6068, section 2, and by nothing of the site's own code. */
export function readMailto(address: string): Mail {
  const [, to = '', fields = ''] = /^mailto:([^?]*)\?(.*)$/s.exec(address) ?? [];
  const values = new Map(fields.split('&').map((field) => field.split('=') as [string, string]));
  const read = (name: string) => decodeURIComponent(values.get(name) ?? '');
  return { to: decodeURIComponent(to), subject: read('subject'), body: read('body') };
}

/** Writes texts into the form as a paste does: at once, whatever they hold. */
export async function fillForm(page: Page, typed: Partial<ContactMessage>): Promise<void> {
  for (const [name, text] of Object.entries(typed)) {
    await page.locator(`[name=${name}]`).evaluate((control: HTMLInputElement, units) => {
      control.value = units.map((unit) => String.fromCharCode(unit)).join('');
      control.dispatchEvent(new Event('input', { bubbles: true }));
    }, codeUnits(text));
  }
}

// The protocol's JSON carries no lone surrogate: code units do.
function codeUnits(text: string): number[] {
  return Array.from({ length: text.length }, (_, index) => text.charCodeAt(index));
}

/** What stands in the form. */
export async function typedIn(page: Page): Promise<ContactMessage> {
  const entries = await page
    .locator('form :is(input, textarea)')
    .evaluateAll((controls: HTMLInputElement[]) => controls.map(({ name, value }) => [name, value]));
  return Object.fromEntries(entries) as ContactMessage;
}

/** The message's field: other parts of the page have "message" in their names. */
export function messageField(page: Page, { fields } = form): Locator {
  return page.getByRole('textbox', { name: fields.message, exact: true });
}

type ContactFixtures = {
  /** Every `mailto:` address that the page has navigated to, in order. */
  handedOver: string[];
  /** The language of the contact page. */
  language: Language;
  /** Opens the contact page and waits until it is hydrated. */
  openContact: () => Promise<void>;
  errors: string[];
};

export const test = base.extend<ContactFixtures>({
  language: ['en', { option: true }],
  // Anything that the page throws or logs as an error fails its test.
  errors: [
    async ({ page }, provide) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(String(error)));
      page.on('console', (message) => {
        // What a test blocks on purpose, and an icon that no page asks for, are not the page's errors.
        if (message.type() === 'error' && !/Failed to load resource/.test(message.text()))
          errors.push(message.text());
      });
      await provide(errors);
      base.expect(errors).toEqual([]);
    },
    { auto: true },
  ],
  handedOver: [
    async ({ page }, provide) => {
      const addresses: string[] = [];
      const client = await page.context().newCDPSession(page);
      await client.send('Page.enable');
      client.on('Page.frameRequestedNavigation', ({ url }) => {
        if (url.startsWith('mailto:')) addresses.push(url);
      });
      await provide(addresses);
    },
    { auto: true },
  ],
  openContact: async ({ page, language }, provide) => {
    await provide(async () => {
      const { address } = inLanguage(language);
      await page.goto(address);
      await isReady(page);
    });
  },
});

/** Makes the browser refuse to copy, or take the clipboard away, before the page's own code runs. */
export async function withoutClipboard(page: Page, how: 'refused' | 'missing'): Promise<void> {
  await page.addInitScript((kind) => {
    Object.defineProperty(navigator, 'clipboard', {
      value:
        kind === 'refused'
          ? { writeText: () => Promise.reject(new DOMException('refused', 'NotAllowedError')) }
          : undefined,
    });
  }, how);
}

/** What is on the clipboard, read by a page of another making: the site's own policy forbids its pages to read it. */
export async function clipboardText(page: Page): Promise<string> {
  const reader = await page.context().newPage();
  await reader.route('**/clipboard', (route) => route.fulfill({ body: 'reader', contentType: 'text/html' }));
  await reader.goto('/clipboard');
  await reader.bringToFront();
  const text = await reader.evaluate(() => navigator.clipboard.readText());
  await reader.close();
  await page.bringToFront();
  return text;
}

/** The part of the focused text box that is selected. */
export async function selectedText(page: Page): Promise<string> {
  return page.evaluate(() => {
    const box = document.activeElement;
    if (!(box instanceof HTMLTextAreaElement)) return '';
    return box.value.slice(box.selectionStart, box.selectionEnd);
  });
}

/** Makes a gesture, and waits until the page answers for itself. */
export async function isReady(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('pointermove')));
  await base.expect(page.locator('#root:not([data-waits])')).toBeAttached();
}

export { expect } from '@playwright/test';
