import type { Page } from '@playwright/test';
import { serviceAt, ui, words } from './content.ts';
import { expect, hydrated, test, visit } from './fixtures.ts';

/** Records, in order, what a screen reader would announce: titles, focus and live regions. */
async function listen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    // Wraps the setter, because an observer would be notified of the title after the focus has moved.
    const title = Object.getOwnPropertyDescriptor(Document.prototype, 'title');
    Object.defineProperty(document, 'title', {
      get: () => title?.get?.call(document),
      set: (text: string) => {
        heard.push(`title: ${text}`);
        title?.set?.call(document, text);
      },
    });
    addEventListener('focusin', ({ target }) => {
      const element = target as HTMLElement;
      if (element.matches('h1, section')) heard.push(`focus: ${element.tagName} with ${document.title}`);
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

async function heard(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}

test('navigation sets the title, then focuses the heading, and is announced once', async ({
  page,
  openNavigation,
}) => {
  await visit(page, '/');
  await listen(page);
  await (await openNavigation()).getByRole('link', { name: ui.navigation.about }).click();
  await expect(page.locator('h1')).toBeFocused();
  const { meta, offices } = words('about');
  await expect(page.getByRole('heading', { name: offices.title })).toBeVisible();
  const { title } = meta;
  expect(await heard(page)).toEqual([`title: ${title}`, `focus: H1 with ${title}`]);
});

test('a hash link focuses its section, which has an accessible name', async ({ page }) => {
  await visit(page, '/services');
  const { id, title } = serviceAt(0);
  await page.getByRole('main').getByRole('link', { name: title, exact: true }).click();
  const section = page.locator(`#${id}`);
  await expect(section).toBeFocused();
  await expect(section).toHaveAccessibleName(words('services').blocks[id]?.title ?? '');
});

test('focus is visible after navigation by keyboard', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a keyboard');
  await visit(page, '/');
  await page.getByRole('banner').getByRole('link', { name: ui.navigation.about }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('h1')).toBeFocused();
  await expect(page.locator('h1')).toHaveCSS('outline-style', 'solid');
});

test('Back restores focus to the followed link', async ({ page }) => {
  await visit(page, '/');
  const card = page.getByRole('main').getByRole('link', { name: serviceAt(-1).title });
  await card.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator(`#${serviceAt(-1).id}`)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(card).toBeFocused();
  await expect(card).toBeInViewport();
  await page.goForward();
  await expect(page.locator(`#${serviceAt(-1).id}`)).toBeFocused();
});

test('Back within a page restores focus to the link too', async ({ page }) => {
  await visit(page, '/terms');
  const link = page.getByRole('main').getByRole('navigation').getByRole('link').nth(3);
  await link.click();
  await expect(page.locator('#section-4')).toBeFocused();
  await page.goBack();
  await expect(link).toBeFocused();
});

test('Back focuses the heading if the followed link is hidden', async ({
  page,
  isMobile,
  openNavigation,
}) => {
  test.skip(!isMobile, 'the link is in the closed menu of a small screen');
  await visit(page, '/');
  await (await openNavigation()).getByRole('link', { name: ui.navigation.about }).tap();
  await expect(page).toHaveURL('/about');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.locator('h1')).toBeFocused();
});

test('the services index marks the current section', async ({ page }) => {
  await visit(page, '/services');
  const index = page.getByRole('navigation', { name: words('services').index });
  const { id, title } = serviceAt(2);
  await page.locator(`#${id}`).evaluate((section) => section.scrollIntoView());
  await expect(index.locator('[aria-current=true]')).toHaveText([title]);
});

test('tables keep their semantics at every width', async ({ page }) => {
  const { caption, rows } = words('nearshoring').comparison;
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, '/nearshoring');
    const table = page.getByRole('table', { name: caption });
    await expect(table.getByRole('columnheader')).toHaveCount(4);
    await expect(table.getByRole('rowheader')).toHaveText(rows.map(({ aspect }) => aspect));
    await expect(table.getByRole('cell')).toHaveCount(rows.length * 3);
  }
});

/** Whether the content of the page is being animated. */
async function isFading(page: Page): Promise<boolean> {
  return page.locator('main').evaluate((main) => main.getAnimations().length > 0);
}

test('a new page takes clicks, and gives way to Back, while it fades in', async ({
  page,
  openNavigation,
}) => {
  await visit(page, '/about');
  const client = await page.context().newCDPSession(page);
  await client.send('Animation.enable');
  await client.send('Animation.setPlaybackRate', { playbackRate: 0.001 });
  await (await openNavigation()).getByRole('link', { name: ui.navigation.home, exact: true }).click();
  const { headline, secondary } = words('home').hero;
  const home = page.getByRole('heading', { level: 1, name: headline });
  await expect(home).toBeAttached();
  expect(await isFading(page)).toBe(true);
  await page.getByRole('main').getByRole('link', { name: secondary }).click();
  const nearshoring = page.getByRole('heading', { level: 1, name: words('nearshoring').title });
  await expect(nearshoring).toBeAttached();
  await page.goBack();
  await expect(home).toBeAttached();
  await page.goForward();
  await expect(nearshoring).toBeAttached();
});

for (const { how, stop } of [
  { how: 'reduced motion', stop: (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' }) },
  {
    how: 'paused motion',
    stop: (page: Page) => page.getByRole('button', { name: ui.display.pauseMotion }).click(),
  },
]) {
  test(`a new page does not fade in with ${how}`, async ({ page }) => {
    await visit(page, '/');
    await stop(page);
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: ui.navigation.about, exact: true }).evaluate((link) => {
      (link as HTMLElement).click();
    });
    await expect(page.getByRole('heading', { level: 1, name: words('about').title })).toBeAttached();
    expect(await isFading(page)).toBe(false);
  });
}

test('help is in the same place on every page', async ({ page }) => {
  const orders = new Set<string>();
  for (const address of ['/', '/about', '/services', '/contact', '/terms']) {
    await page.goto(address);
    await hydrated(page);
    const links = page.getByRole('contentinfo').getByRole('link');
    orders.add((await links.allInnerTexts()).join('|'));
  }
  expect(orders.size).toBe(1);
});
