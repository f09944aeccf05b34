/** Shared by the contact tests: filling in the form, and capturing `mailto:` addresses. */
import type { Locator, Page } from '@playwright/test';
import { loadSite } from '../../generate/content/site.ts';
import { composeMail, type Mail } from '../../app/pages/contact/mail/mailto.ts';
import type { ContactMessage } from '../../app/site/contact-message.ts';
import { expect, faults, hydrated, test as base } from './fixtures.ts';
import { isthmus } from '../sites/sites.ts';

export { expect };

export const site = loadSite(isthmus).facts;

/**
 * Language-dependent data of the contact tests; most run in English only.
 *
 * @param root the folder whose `content` has the words
 */
export function inLanguage(code: Language, root = isthmus) {
  const words = loadSite(root).languages[code].words.contact;
  const { form, ways, mail: mailWords } = words;
  return {
    words,
    form,
    ways,
    mailWords,
    ui: loadSite(root).languages[code].words.ui,
    address: code === 'en' ? '/contact' : `/${code}/contact`,
    mailOf: (typed: ContactMessage): Mail => {
      const { to, subject, body } = composeMail(site.email, typed, mailWords);
      return { to, subject, body };
    },
  };
}

/** Languages in which to test the hand-off. */
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

/** Parses a `mailto:` address according to RFC 6068, section 2, without using the site's code. */
export function readMailto(address: string): Mail {
  const [, to = '', fields = ''] = /^mailto:([^?]*)\?(.*)$/s.exec(address) ?? [];
  const values = new Map(fields.split('&').map((field) => field.split('=') as [string, string]));
  const read = (name: string) => decodeURIComponent(values.get(name) ?? '');
  return { to: decodeURIComponent(to), subject: read('subject'), body: read('body') };
}

/** Sets the fields' values in one go, like a paste, with any characters. */
export async function fillForm(page: Page, typed: Partial<ContactMessage>): Promise<void> {
  for (const [name, text] of Object.entries(typed)) {
    await page.locator(`[name=${name}]`).evaluate((control: HTMLInputElement, units) => {
      control.value = units.map((unit) => String.fromCharCode(unit)).join('');
      control.dispatchEvent(new Event('input', { bubbles: true }));
    }, codeUnits(text));
  }
}

// The protocol's JSON cannot transfer lone surrogates, so send code units.
function codeUnits(text: string): number[] {
  return Array.from({ length: text.length }, (_, index) => text.charCodeAt(index));
}

/** Types into the fields as a visitor does, also before the page's code has loaded. */
export async function typeForm(page: Page, typed: ContactMessage = ada): Promise<void> {
  for (const [name, text] of Object.entries(typed)) await page.locator(`[name=${name}]`).fill(text);
}

export const sendButton = (page: Page, { submit } = form): Locator =>
  page.getByRole('button', { name: submit });

/** Fills in the form and presses 'Send Message', which also shows the other ways. */
export async function sendForm(page: Page, typed: Partial<ContactMessage> = ada): Promise<void> {
  await fillForm(page, typed);
  await sendButton(page).click();
}

/** The notice about the visitor's last action. */
export const noticeOf = (page: Page, { title } = form): Locator => page.getByRole('status', { name: title });

/** Returns the values of the fields that people fill in. */
export async function typedIn(page: Page): Promise<ContactMessage> {
  const entries = await page
    .locator('form :is(input, textarea):not([type=hidden], [tabindex="-1"])')
    .evaluateAll((controls: HTMLInputElement[]) => controls.map(({ name, value }) => [name, value]));
  return Object.fromEntries(entries) as ContactMessage;
}

/** The message field; other labels also contain "message". */
export function messageField(page: Page, { fields } = form): Locator {
  return page.getByRole('textbox', { name: fields.message, exact: true });
}

const posted =
  'The form of the site posts its messages: contact-posted.spec.ts holds that on the other site.';

type ContactFixtures = {
  /** The `mailto:` addresses that the page has navigated to, in order. */
  handedOver: string[];
  /** The language of the contact page. */
  language: Language;
  /** Opens the contact page and waits until it is hydrated. */
  openContact: () => Promise<void>;
};

export const test = base.extend<ContactFixtures>({
  language: ['en', { option: true }],
  // Some tests open other sites.
  expectedComplaints: new RegExp(`${faults.source}|^request: `),
  handedOver: [
    async ({ page, served }, provide, info) => {
      // These tests are about the form that hands its message to the mail program.
      info.skip(served === 'isthmus' && site.contactEndpoint !== undefined, posted);
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
      await hydrated(page);
    });
  },
});

/** Makes the clipboard reject writes, before the page's code runs. */
export async function withoutClipboard(page: Page): Promise<void> {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
  });
}

/** Makes the browser store nothing, as if its storage were full. */
export async function withoutStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
}

/** Reads the clipboard from a page of another origin, because the site's policy forbids it. */
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

/** Returns the selected text of the focused text box. */
export async function selectedText(page: Page): Promise<string> {
  return page.evaluate(() => {
    const box = document.activeElement;
    if (!(box instanceof HTMLTextAreaElement)) return '';
    return box.value.slice(box.selectionStart, box.selectionEnd);
  });
}
