/** Pages that something else has changed: page translation, password managers, content blockers, iOS. */
import type { Page } from '@playwright/test';
import {
  ada,
  expect,
  form,
  mailOf,
  readMailto,
  sendButton,
  test,
  typedIn,
  typeForm,
} from './contact-fixtures.ts';
import { code, expectHydrated, faults, hold } from './fixtures.ts';
import { toolsOn } from './tools.ts';

// React reports that it has replaced the prerendered elements.
const mismatch = /Minified React error #(418|423|425)/;
test.use({ expectedComplaints: new RegExp(`${mismatch.source}|${faults.source}`) });

function addElement(): void {
  document.querySelector('[name=firstName]')?.after(document.createElement('div'));
}

/** Changes of the prerendered page, for each of which React replaces its elements. */
const changes: Record<string, () => void> = {
  'page translation wraps a text': () => {
    const text = document.querySelector('label')?.firstChild;
    const font = document.createElement('font');
    text?.replaceWith(font);
    if (text) font.append(text);
  },
  'a blocker removes an element': () => document.querySelector('aside')?.remove(),
};

/** Whether React has replaced the element that a test has stored as `prerendered`. */
const isReplaced = (page: Page) =>
  page.evaluate(() => !(Reflect.get(globalThis, 'prerendered') as Element).isConnected);

for (const [what, change] of Object.entries(changes))
  test(
    `words, focus and selection stay if ${what} before hydration`,
    { tag: what.startsWith('page translation') ? [] : '@all' },
    async ({ page }) => {
      const release = await hold(page);
      await page.goto('/contact');
      await typeForm(page);
      const message = page.locator('[name=message]');
      await message.evaluate((field: HTMLTextAreaElement) => {
        Object.assign(globalThis, { prerendered: field });
        field.setSelectionRange(1, 3);
      });
      await page.evaluate(change);
      release();
      await expectHydrated(page);
      expect(await isReplaced(page)).toBe(true);
      expect(await typedIn(page)).toEqual(ada);
      await expect(message).toBeFocused();
      await page.keyboard.type('ya');
      await expect(message).toHaveValue(ada.message.replace('el', 'ya'));
      await expect(page.getByText(form.draft)).toBeVisible();
    },
  );

test('typing that loads the code is not interrupted', { tag: '@all' }, async ({ page }) => {
  await page.goto('/contact');
  await page.evaluate(addElement);
  const words = 'Augusta Ada King, Countess of Lovelace';
  await page.locator('[name=firstName]').click();
  await page.keyboard.type(words, { delay: 20 });
  await expectHydrated(page);
  await expect(page.locator('[name=firstName]')).toHaveValue(words);
});

test(
  'a press of Send Message before hydration is not lost',
  { tag: '@all' },
  async ({ page, handedOver }) => {
    const release = await hold(page);
    await page.goto('/contact');
    await typeForm(page);
    await page.evaluate(addElement);
    await sendButton(page).click();
    release();
    await expect.poll(() => handedOver.map((address) => readMailto(address))).toEqual([mailOf(ada)]);
  },
);

for (const [what, chunk] of [
  ['the page', code.hydrate],
  ['the tools', '**/assets/tools-*.js'],
] as const)
  test(
    `a number stays if its field is replaced when the code of ${what} has loaded`,
    { tag: '@all' },
    async ({ page }) => {
      const release = await hold(page, chunk);
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
    },
  );

test.describe('on a phone', { tag: '@all' }, () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('an open menu stays open', async ({ page }) => {
    const release = await hold(page);
    await page.goto('/contact');
    await page.evaluate(addElement);
    await page.locator('button[popovertarget=menu]').click();
    release();
    await expectHydrated(page);
    await expect(page.locator('#menu')).toBeVisible();
  });
});
