/**
 * Page translation puts every text into elements of its own, while React goes on to update the texts that it knows: one
 * that changes beside another text or element would keep its old words, or end in an error. So every text that changes
 * needs an element of its own.
 */
import type { Page } from '@playwright/test';
import { ada, typeForm } from './contact-fixtures.ts';
import { words } from './content.ts';
import { expect, faults, hydrated, test } from './fixtures.ts';
import { example, planWords, toolsOn } from './tools.ts';

const contact = words('contact');

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

const denyStorage = () => {
  Storage.prototype.setItem = () => {
    throw new DOMException('Storage is denied', 'SecurityError');
  };
};

const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click();
// The clock is advanced for both pages after each step.
const wait = async () => {};

type ToolField = 'zone' | 'opens' | 'closes' | 'offshore' | 'team' | 'cost';
const enter = (field: ToolField, text: string) => async (page: Page) => {
  await toolsOn(page)[field].fill(text);
  await toolsOn(page)[field].blur();
};

/** What visitors do on a page, one step after the other. Each step changes texts. */
const uses: Record<string, ((page: Page) => Promise<unknown>)[]> = {
  '/': [wait],
  '/about': [wait],
  '/plan': [
    enter('team', '25'),
    enter('cost', 'many'),
    enter('cost', '95000.5'),
    enter('zone', 'Berlin'),
    enter('offshore', 'Atlantis'),
    enter('offshore', 'Manila'),
    enter('opens', example.closes),
    enter('closes', '01:00'),
    async (page) => {
      await page.evaluate(denyStorage);
      await press(planWords.numbers.use)(page);
    },
  ],
  '/contact': [
    (page) => typeForm(page, { ...ada, message: 'x'.repeat(40_000) }),
    press(contact.form.submit),
    press(contact.form.clear),
    press(contact.form.undo),
    wait,
  ],
};

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  // The tools wait until they are in view.
  await page.locator('main [data-waits]').evaluateAll(([first]) => first?.scrollIntoView());
  await expect(page.locator('[data-waits]')).toHaveCount(0);
}

/** Returns the words of a page. The wrappers may change its lines. */
async function wordsOf(page: Page): Promise<string[]> {
  return (await page.locator('main').innerText()).split(/\s+/);
}

test.use({
  timezoneId: 'America/New_York',
  permissions: ['clipboard-write'],
  // The form may post to another site.
  expectedComplaints: new RegExp(`${faults.source}|^request: `),
});

for (const [address, steps] of Object.entries(uses)) {
  test(
    `every text of ${address} that changes does so on a translated page too`,
    { tag: address === '/contact' ? [] : '@all' },
    async ({ page: translated, context }) => {
      const plain = await context.newPage();
      await context.clock.install({ time: new Date('2026-01-15T18:00:00Z') });
      await open(plain, address);
      await open(translated, address);
      await context.clock.pauseAt(new Date('2026-01-15T18:10:00Z'));
      for (const step of steps) {
        const before = await wordsOf(plain);
        // Translators follow the page, and wrap what has been added too.
        await translated.evaluate(wrapTexts);
        for (const page of [plain, translated]) {
          await page.bringToFront();
          await step(page);
        }
        await context.clock.runFor(step === wait ? 3_600_000 : 2000);
        await expect.poll(() => wordsOf(plain)).not.toEqual(before);
        await expect(async () => expect(await wordsOf(translated)).toEqual(await wordsOf(plain))).toPass({
          timeout: 5000,
        });
      }
    },
  );
}
