/** What a person does and sees on the site, in every engine. test/e2e has more of it, in Chromium. */
import { describe, expect, test } from 'vitest';
import { readMailto } from '#test/read-mailto.ts';
import { addresses, compareLayouts } from './layout.ts';
import { eventually, hydrate, leftWhileLoading, openSite, patience, type Stage } from './stage.ts';
import type { StartBrowser, Visitor } from './visitor.ts';

const path = () => location.pathname;
const menuIsOpen = () => document.querySelector('#menu')?.matches(':popover-open');
/** How far the target's top is below the header, in pixels. */
const belowHeader = () => {
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  return (document.querySelector('#get-started')?.getBoundingClientRect().top ?? Number.NaN) - header;
};

/** Texts that careless encoding would lose, truncate or let escape from their place in the address. */
const typed = {
  firstName: 'Zoë "美咲"',
  lastName: '#1 Иванова 😀',
  email: 'ada+site@example.org',
  company: '<b>Smith</b> & Sons',
  message:
    String.raw`a&body=b==c 1 + 1 100% %41 %0A % why?cc=x 'single' C:\temp` + '\n\n¡Sí! שלום a\tb   c 👩‍👩‍👧‍👦\n',
};

const textOf = (id: string) => document.querySelector(`section[aria-labelledby=${id}]`)?.textContent;

async function reach(visitor: Visitor, selector: string): Promise<void> {
  const isFocused = (wanted: string) => document.activeElement?.matches(wanted) ?? false;
  for (let tabs = 0; tabs < 80; tabs += 1) {
    await visitor.press('Tab');
    if (await visitor.read(isFocused, selector)) return;
  }
  throw new Error(`80 presses of Tab do not reach ${selector}`);
}

const copyButton = 'button[data-tooltip="Copy the email address"]';

/** Runs in the page: the visibility of an element's tooltip, which CSS draws. */
function tooltipOf(selector: string): string | undefined {
  const trigger = document.querySelector(selector);
  return trigger ? getComputedStyle(trigger, '::after').visibility : undefined;
}

function takeJourneys(): void {
  test<Stage>('the menu of a phone opens, closes, and leads to a page', async ({ visitor, visit }) => {
    await visitor.resize(390, 844);
    await visit('/');
    await visitor.read(() => document.documentElement.setAttribute('data-same', ''));
    await visitor.click('button[popovertarget=menu]');
    await eventually(visitor, menuIsOpen).toBe(true);
    await visitor.press('Escape');
    await eventually(visitor, menuIsOpen).toBe(false);
    await visitor.click('button[popovertarget=menu]');
    await eventually(visitor, menuIsOpen).toBe(true);
    await visitor.click('#menu a[href="/about"]');
    await eventually(visitor, path).toBe('/about');
    await eventually(visitor, menuIsOpen).toBe(false);
    await eventually(visitor, () => document.activeElement?.tagName).toBe('H1');
    expect(await visitor.read(() => document.documentElement.hasAttribute('data-same'))).toBe(true);
  });

  test<Stage>('Back and Forward return to where one was', async ({ visitor, visit }) => {
    await visit('/nearshoring');
    await visitor.read(() => scrollTo({ top: 900, behavior: 'instant' }));
    await visitor.read(() => document.querySelector<HTMLElement>('footer a[href="/terms"]')?.click());
    await eventually(visitor, path).toBe('/terms');
    await eventually(visitor, () => scrollY).toBe(0);
    await visitor.back();
    await eventually(visitor, path).toBe('/nearshoring');
    await eventually(visitor, () => Math.round(scrollY)).toBe(900);
    await visitor.forward();
    await eventually(visitor, path).toBe('/terms');
    await eventually(visitor, () => scrollY).toBe(0);
  });

  test<Stage>('the first gesture may be the focus and the click of one instant', async ({
    visitor,
    site,
  }) => {
    await visitor.open(`${site.origin}/services`);
    await visitor.read(() => {
      const link = document.querySelector<HTMLElement>('main a[href$="#get-started"]');
      link?.focus();
      link?.click();
    });
    await eventually(visitor, belowHeader).toSatisfy((distance: number) => distance >= 0 && distance < 200);
  });

  test<Stage>('a chosen theme shows at once, and on the next page load', async ({ visitor, visit }) => {
    const background = () => getComputedStyle(document.body).backgroundColor;
    await visit('/about');
    await visitor.click('label:has(input[name=theme][value=light])');
    await eventually(
      visitor,
      () => document.querySelector<HTMLInputElement>('[name=theme]:checked')?.value,
    ).toBe('light');
    const light = await visitor.read(background);
    await visitor.click('label:has(input[name=theme][value=dark])');
    await eventually(visitor, background).not.toBe(light);
    const dark = await visitor.read(background);
    await visitor.reload();
    expect(await visitor.read(background)).toBe(dark);
  });

  test<Stage>('the mail program receives every character', async ({ visitor, site, visit }) => {
    // WebKit has no mail program, and leaves the page.
    site.expectedComplaints = leftWhileLoading;
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
  });

  test<Stage>('a message typed key by key is still there after a reload', async ({ visitor, visit }) => {
    const message = () => document.querySelector<HTMLTextAreaElement>('[name=message]')?.value;
    await visit('/contact');
    await visitor.click('[name=message]');
    await visitor.type('Half a thought, ¿y después?');
    await eventually(visitor, message).toBe('Half a thought, ¿y después?');
    await visitor.reload();
    await hydrate(visitor);
    await eventually(visitor, message).toBe('Half a thought, ¿y después?');
  });

  test<Stage>('the planner compares with a zone that is typed', async ({ visitor, visit }) => {
    await visit('/plan#planner');
    await eventually(visitor, () => document.querySelectorAll('main [data-waits]').length).toBe(0);
    await reach(visitor, 'section[aria-labelledby=planner] input');
    await visitor.read(() => (document.activeElement as HTMLInputElement).select());
    await visitor.type('Tokyo');
    await visitor.press('Tab');
    await eventually(visitor, textOf, 'planner').toContain('Tokyo');
    await eventually(visitor, () => new URLSearchParams(location.search).get('zone')).toBe('Asia/Tokyo');
  });

  test<Stage>('a tooltip opens under a pointer, and closes on Escape', async ({ visitor, visit }) => {
    await visit('/contact');
    await visitor.hover(copyButton);
    await eventually(visitor, tooltipOf, copyButton).toBe('visible');
    await visitor.press('Escape');
    await eventually(visitor, tooltipOf, copyButton).toBe('hidden');
  });

  test<Stage>('a page whose code cannot be had comes as a document', async ({ visitor, site, visit }) => {
    site.expectedComplaints = /did not load|import|Unable to preload|module|error loading/i;
    site.broken = /\/assets\/about-/;
    await visit('/');
    await visitor.click('footer a[href="/about"]');
    await eventually(visitor, () => location.pathname).toBe('/about');
    await eventually(visitor, () => document.querySelector('h1')?.textContent).toBe('We work when you do');
  });
}

const overflow = () => Math.max(0, document.documentElement.scrollWidth - innerWidth);
const titles = () => [document.querySelector('h1')?.textContent, document.title];

function openPages(): void {
  for (const address of addresses)
    test<Stage>(`${address} loads, fits a turned phone, and hydrates`, async ({ visitor, site }) => {
      site.expectedComplaints = /404: no page at/;
      await visitor.resize(844, 390);
      await visitor.open(site.origin + address);
      // Before the first gesture, so with the rules that are in the document.
      await visitor.resize(390, 844);
      await eventually(visitor, overflow).toBe(0);
      await visitor.resize(1280, 900);
      const before = await visitor.read(titles);
      await hydrate(visitor);
      expect(await visitor.read(titles)).toEqual(before);
      expect(before[0]).not.toBe('');
      expect(await visitor.read(overflow)).toBe(0);
    });
}

/** Runs in the page: whether its title is shown, and the texts that are not. */
function readable() {
  const { height = 0 } = document.querySelector('h1')?.getBoundingClientRect() ?? {};
  const hidden = [...document.querySelectorAll('main :is(h2, h3, p)')].filter(
    (element) => getComputedStyle(element).opacity === '0',
  );
  return { isShown: height > 0, hidden: hidden.map(({ textContent }) => textContent) };
}

export function testSiteIn(engine: string, isInstalled: boolean, startBrowser: StartBrowser): void {
  if (!isInstalled)
    console.warn(
      `SKIPPED: no ${engine} here. scripts/install-test-tools.sh installs it on Debian; FIREFOX_PATH names a Firefox elsewhere.`,
    );

  describe.skipIf(!isInstalled)(`${engine} with scripts`, () => {
    openSite(startBrowser, true);
    openPages();
    takeJourneys();
    compareLayouts();
  });

  // The functions of a test itself still run.
  describe.skipIf(!isInstalled)(`${engine} without scripts`, () => {
    openSite(startBrowser, false);
    for (const address of ['/', '/plan', '/contact'])
      test<Stage>(`${address} can be read`, async ({ visitor, site }) => {
        await visitor.open(site.origin + address);
        expect(await visitor.read(readable)).toEqual({ isShown: true, hidden: [] });
      });
  });
}
