/**
 * Page translation puts every text into elements of its own, while React goes on to update the texts that it knows: one
 * that changes beside another text or element would keep its old words, or end in an error. So every text that changes
 * needs an element of its own.
 */
import type { Page } from '@playwright/test';
import { ada, form, typeForm, withoutStorage } from './contact-fixtures.ts';
import { expect, faults, hydrated, isSameDocument, markDocument, test, visit } from './fixtures.ts';
import { toolsOn } from './tools.ts';

/** Wraps every text as page translation does, but leaves the words, so that pages can be compared. */
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

test('navigation works on a translated page', async ({ page, idle }) => {
  await visit(page, '/nearshoring');
  await idle();
  await page.evaluate(wrapTexts);
  await markDocument(page);
  for (const address of ['/about', '/services', '/benefits']) {
    await page.locator(`footer a[href="${address}"]`).click();
    await expect(page).toHaveURL(address);
    await expect(page.locator('h1')).toBeFocused();
    await page.evaluate(wrapTexts);
  }
  expect(await isSameDocument(page)).toBe(true);
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

test.describe('every text that changes does so on a translated page too', { tag: '@all' }, () => {
  test.use({
    timezoneId: 'America/New_York',
    permissions: ['clipboard-write'],
    expectedComplaints: faults,
  });

  for (const [address, steps] of Object.entries(uses))
    test(address, async ({ page: translated, context }) => {
      const plain = await context.newPage();
      const both = [plain, translated];
      await context.clock.install({ time: new Date('2026-01-15T18:00:00Z') });
      for (const page of both) {
        // The numbers of the tools stay on their page, in words.
        if (address === '/plan') await withoutStorage(page);
        await page.goto(address);
        await hydrated(page);
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
