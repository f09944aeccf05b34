import type { Page } from '@playwright/test';
import { axeFindings } from './axe.ts';
import { ada, expect, fillForm, form, test, ways, withoutClipboard } from './contact-fixtures.ts';

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  return axeFindings(page);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(
    `every state of the form passes axe, ${colorScheme}`,
    { tag: colorScheme === 'light' ? [] : '@all' },
    async ({ page, openContact }) => {
      test.slow();
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await withoutClipboard(page, 'refused');
      await openContact();
      expect(await violations(page)).toEqual([]);
      await fillForm(page, { ...ada, message: 'word '.repeat(1000) });
      await expect(page.getByText(form.tooLong)).toBeVisible();
      await page.getByRole('button', { name: form.submit }).click();
      await expect(page.getByLabel(ways.box)).toBeFocused();
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', { name: form.clear }).click();
      await expect(page.getByRole('button', { name: form.undo })).toBeFocused();
      expect(await violations(page)).toEqual([]);
    },
  );
}

test(
  'nothing is wider than 320 px in any state of the form',
  { tag: '@all' },
  async ({ page, openContact }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await withoutClipboard(page, 'refused');
    await openContact();
    await fillForm(page, { ...ada, message: 'word'.repeat(1000) });
    await page.getByRole('button', { name: form.submit }).click();
    await expect(page.getByLabel(ways.box)).toBeFocused();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  },
);
