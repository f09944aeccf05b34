/** Pages that something else has changed: a host, page translation, password managers, content blockers. */
import type { Page } from '@playwright/test';
import { ada, expect, form, test, typeForm } from './contact-fixtures.ts';
import { denyStorage, expectHydrated, faults, footerLink, hold, hydrated, visit } from './fixtures.ts';
import { toolsOn } from './tools.ts';

// React reports that it has replaced the prerendered elements, or cannot remove one.
test.use({
  expectedComplaints: new RegExp(`Minified React error #(418|423|425)|removeChild|${faults.source}`),
});

// judges/markup.ts finds what would need them.
test('hydration keeps all elements without comments and white space', { tag: '@all' }, async ({ page }) => {
  await page.route('/plan', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replaceAll(/<!--.*?-->/gs, '').replaceAll(/>\s+</g, '><');
    await route.fulfill({ response, body });
  });
  await page.goto('/plan');
  const before = await page.evaluateHandle(() => [
    ...document.querySelectorAll('#root :is(section, figure, p, a, input)'),
  ]);
  await page.mouse.wheel(0, 1200);
  await expectHydrated(page);
  // Of the tools, too, which follow.
  await expect(page.locator('[data-waits]')).toHaveCount(0);
  expect(await before.evaluate((all) => all.filter((each) => !each.isConnected).length)).toBe(0);
});

function wrap(node: ChildNode | null): void {
  const font = document.createElement('font');
  node?.replaceWith(font);
  if (node) font.append(node);
}

/** Whether React has replaced the element that a test has stored as `prerendered`. */
const isReplaced = (page: Page) =>
  page.evaluate(() => !(Reflect.get(globalThis, 'prerendered') as Element).isConnected);

test('words, focus and selection stay if page translation wraps a text', async ({ page, contact }) => {
  const release = await hold(page);
  await page.goto('/contact');
  await contact.type();
  const message = page.locator('[name=message]');
  await message.evaluate((field: HTMLTextAreaElement) => {
    Object.assign(globalThis, { prerendered: field });
    field.setSelectionRange(1, 3);
  });
  const text = await page
    .locator('label')
    .first()
    .evaluateHandle((label) => label.firstChild);
  await text.evaluate(wrap);
  release();
  await expectHydrated(page);
  expect(await isReplaced(page)).toBe(true);
  expect(await contact.typed()).toEqual(ada);
  await expect(message).toBeFocused();
  await page.keyboard.type('ya');
  await expect(message).toHaveValue(ada.message.replace('el', 'ya'));
  await expect(page.getByText(form.draft)).toBeVisible();
});

test('a number stays if the code of the tools replaces its field', { tag: '@all' }, async ({ page }) => {
  const release = await hold(page, '**/assets/tools-*.js');
  await page.goto('/plan');
  const { team } = toolsOn(page);
  await team.fill('25');
  await team.evaluate((field) => {
    Object.assign(globalThis, { prerendered: field });
    field.after(document.createElement('div'));
  });
  release();
  await expect(page).toHaveURL(/team=25/);
  expect(await isReplaced(page)).toBe(true);
  await expect(team).toHaveValue('25');
  await expect(team).toBeFocused();
});

test('the browser opens the page after a wrapped one', async ({ page, documents }) => {
  // Afterwards React cannot remove the page.
  const wrapPage = () => page.locator('main > :first-child').evaluate(wrap);
  await visit(page, '/about');
  await wrapPage();
  await Promise.all([page.waitForEvent('load'), footerLink(page, 'benefits').click()]);
  await expect(page).toHaveURL('/benefits');
  await hydrated(page);
  await footerLink(page, 'services').click();
  await expect(page).toHaveURL('/services');
  await expect(page.locator('h1')).toBeFocused();
  await wrapPage();
  await Promise.all([page.waitForEvent('load'), page.goBack()]);
  await expect(page).toHaveURL('/benefits');
  expect(documents).toEqual(['/about', '/benefits', '/benefits']);
});

/**
 * Wraps every text as page translation does, but leaves the words, so that pages can be compared. React goes on to update the
 * texts that it knows: one that changes beside another text or element would keep its old words, or end in an error. So
 * every text that changes needs an element of its own.
 */
function wrapTexts(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (text.data.trim() && !text.parentElement?.closest('script, style, svg, textarea')) texts.push(text);
  }
  for (const text of texts) {
    const inner = document.createElement('font');
    const outer = document.createElement('font');
    outer.append(inner);
    text.replaceWith(outer);
    inner.append(text.cloneNode());
  }
}

test('navigation works on a translated page', async ({ page, documents, idle }) => {
  await visit(page, '/nearshoring');
  await idle();
  await page.evaluate(wrapTexts);
  for (const address of ['/about', '/services', '/benefits']) {
    await page.locator(`footer a[href="${address}"]`).click();
    await expect(page).toHaveURL(address);
    await expect(page.locator('h1')).toBeFocused();
    await page.evaluate(wrapTexts);
  }
  expect(documents).toEqual(['/nearshoring']);
});

const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click();
// The clock is advanced for both pages after each step.
const wait = async () => {};

const enter =
  (field: Exclude<keyof ReturnType<typeof toolsOn>, 'planner' | 'estimate' | 'use'>, text: string) =>
  async (page: Page) => {
    await toolsOn(page)[field].fill(text);
    await toolsOn(page)[field].blur();
  };

/** What visitors do on a page, one step after the other. Each step changes texts. */
const uses: Record<string, ((page: Page) => Promise<unknown>)[]> = {
  '/': [wait],
  '/plan': [
    enter('team', '25'),
    enter('cost', 'many'),
    enter('cost', '95000.5'),
    enter('zone', 'Berlin'),
    enter('offshore', 'Atlantis'),
    enter('offshore', 'Manila'),
    enter('opens', '17:00'),
    enter('closes', '01:00'),
    (page) => toolsOn(page).use.click(),
  ],
  '/contact': [
    (page) => typeForm(page, { ...ada, message: 'x'.repeat(40_000) }),
    press(form.submit),
    press(form.clear),
    press(form.undo),
    wait,
  ],
};

async function wordsOf(page: Page): Promise<string[]> {
  return (await page.locator('main').innerText()).split(/\s+/);
}

test('page translation hides no text on a phone', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const address of ['/', '/services', '/benefits', '/nearshoring', '/plan', '/contact']) {
    await page.goto(address);
    const before = await wordsOf(page);
    await page.evaluate(wrapTexts);
    expect(await wordsOf(page)).toEqual(before);
  }
});

test.describe('every text that changes does so on a translated page too', { tag: '@all' }, () => {
  test.use({ timezoneId: 'America/New_York', permissions: ['clipboard-write'] });

  for (const [address, steps] of Object.entries(uses))
    test(address, async ({ page: translated, context }) => {
      const plain = await context.newPage();
      const both = [plain, translated];
      await context.clock.install({ time: new Date('2026-01-15T18:00:00Z') });
      for (const page of both) {
        // The numbers of the tools stay on their page, in words.
        if (address === '/plan') await denyStorage(page);
        await visit(page, address);
        // The tools wait until they are in view.
        await page.locator('main [data-waits]').evaluateAll(([first]) => first?.scrollIntoView());
        await expect(page.locator('[data-waits]')).toHaveCount(0);
      }
      await context.clock.pauseAt(new Date('2026-01-15T18:10:00Z'));
      for (const step of steps) {
        const before = await wordsOf(plain);
        // Translators follow the page, and wrap what has been added too.
        await translated.evaluate(wrapTexts);
        for (const page of both) {
          await page.bringToFront();
          await step(page);
        }
        await context.clock.runFor(step === wait ? 3_600_000 : 2000);
        await expect.poll(() => wordsOf(plain)).not.toEqual(before);
        await expect.poll(async () => wordsOf(translated)).toEqual(await wordsOf(plain));
      }
    });
});
