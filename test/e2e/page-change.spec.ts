import type { Page } from '@playwright/test';
import { expect, footerLink, requestsOf, test, visit } from './fixtures.ts';

/** Records, in order, what a screen reader would announce: focus, with the title, and live regions. */
async function listen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    addEventListener('focusin', ({ target }) => {
      const element = target as HTMLElement;
      if (element.matches('h1, section')) heard.push(`${document.title}: ${element.textContent}`);
    });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest('[aria-live], [role=status], [role=alert], output');
        if (region) heard.push(`live: ${region.textContent}`);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}

test('a page change is announced once by the focus', async ({ page }) => {
  await visit(page, '/');
  await listen(page);
  await page.getByRole('banner').getByRole('link', { name: 'About' }).press('Enter');
  await expect(page.locator('h1')).toBeFocused();
  await expect(page.locator('h1')).toHaveCSS('outline-style', 'solid');
  await expect(page.locator('main section')).toHaveCount(4);
  const title = 'About us: one team in two countries | Isthmus';
  const heard = await page.evaluate(() => Reflect.get(window, 'heard') as string[]);
  expect(heard).toEqual([`${title}: We work when you do`]);

  // Back restores the focus to the followed link.
  await page.goBack();
  const card = page.getByRole('main').getByRole('link', { name: 'IT Staffing' });
  await card.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#it-staffing')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(card).toBeFocused();
  await expect(card).toBeInViewport();
  await page.goForward();
  await expect(page.locator('#it-staffing')).toBeFocused();
});

async function isFading(page: Page): Promise<boolean> {
  return page.locator('main').evaluate((main) => main.getAnimations().length > 0);
}

test('a new page takes clicks and Back while it fades in', { tag: '@all' }, async ({ page }) => {
  await visit(page, '/about');
  const client = await page.context().newCDPSession(page);
  await client.send('Animation.enable');
  await client.send('Animation.setPlaybackRate', { playbackRate: 0.001 });
  await footerLink(page, 'home').click();
  await expect(page.locator('h1')).toContainText('Better IT.');
  expect(await isFading(page)).toBe(true);
  await page.getByRole('main').getByRole('link', { name: 'How nearshoring works' }).click();
  await expect(page.locator('h1')).toHaveText('Benefits of Nearshoring');
  await page.goBack();
  await expect(page.locator('h1')).toContainText('Better IT.');
});

test('a new page does not fade in with paused or reduced motion', { tag: '@all' }, async ({ page }) => {
  await visit(page, '/');
  const follow = async (id: 'about' | 'terms', title: string) => {
    await footerLink(page, id).evaluate((link) => (link as HTMLElement).click());
    await expect(page.locator('h1')).toHaveText(title);
    expect(await isFading(page)).toBe(false);
  };
  const pause = page.getByRole('button', { name: 'Pause motion' });
  await pause.click();
  await follow('about', 'We work when you do');
  await pause.click();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await follow('terms', 'Terms of Service');
});

// Their pages get their data from the query client.
test.describe('of stories and pages by content', () => {
  test.use({ served: 'meridian' });

  test('the blocks are there after client-side navigation', { tag: '@all' }, async ({ page, documents }) => {
    const blocks = page.locator('main article > section, main article > div > section');
    await visit(page, '/night-work');
    await expect(blocks).toHaveCount(8);
    await page.locator('footer a[href="/about"]').click();
    await expect(page).toHaveURL('/about');
    await page.locator('footer a[href="/night-work"]').click();
    await expect(blocks).toHaveCount(8);
    expect(documents).toEqual(['/night-work']);
  });

  test('the data is loaded once, and again only after five minutes', async ({ page, documents }) => {
    await page.clock.install();
    const loads = requestsOf(page, /\/stories\/parcels\.json$/);
    const toStoryAndBack = async () => {
      await page.locator('main a[href="/stories/parcels"]').click();
      await expect(page.locator('h1')).toBeFocused();
      await page.goBack();
      await expect(page).toHaveURL('/');
    };
    await visit(page, '/');
    await toStoryAndBack();
    expect(loads).toHaveLength(1);
    await page.clock.fastForward(240_000);
    await toStoryAndBack();
    expect(loads).toHaveLength(1);
    await page.clock.fastForward(120_000);
    await toStoryAndBack();
    expect(loads).toHaveLength(2);
    expect(documents).toEqual(['/']);
  });
});
