import type { Page } from '@playwright/test';

export async function settled(page: Page): Promise<void> {
  await page.locator('[data-starting-style]').first().waitFor({ state: 'detached' });
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
        .map(({ finished }) => finished),
    ),
  );
}
