import { ui } from './content.ts';
import { expect, test, visit } from './fixtures.ts';

test(
  'a theme and paused motion apply in every open tab, before and after hydration',
  { tag: '@all' },
  async ({ page, context }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    const [read, used] = [await context.newPage(), await context.newPage()];
    await read.goto('/about');
    await visit(used, '/about');
    await visit(page, '/');
    const radio = (tab: typeof page, name: string) => tab.getByRole('radio', { name });
    for (const [name, theme] of [
      [ui.display.dark, 'dark'],
      [ui.display.system, undefined],
    ] as const) {
      await page.bringToFront();
      await radio(page, name).check({ force: true });
      for (const tab of [read, used])
        await expect.poll(() => tab.evaluate(() => document.documentElement.dataset.theme)).toBe(theme);
      await expect(radio(used, name)).toBeChecked();
    }
    const pause = page.getByRole('button', { name: ui.display.pauseMotion });
    await pause.click();
    await expect(used.getByRole('button', { name: ui.display.pauseMotion })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(read.locator('html')).toHaveAttribute('data-motion', 'paused');
  },
);
