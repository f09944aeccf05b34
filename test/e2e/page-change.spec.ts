import type { Page } from '@playwright/test';
import { defaultLocale } from '../../app/site/locales.ts';
import { pageAddress } from '../../app/site/pages.ts';
import { storiesAddress } from '../../app/site/stories.ts';
import { serviceAt, ui, words } from './content.ts';
import { expect, footerLink, isSameDocument, markDocument, test, visit } from './fixtures.ts';

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

test('navigation by keyboard sets the title, then visibly focuses the heading, and is announced once', async ({
  page,
  openNavigation,
}) => {
  await visit(page, '/');
  await listen(page);
  await (await openNavigation()).getByRole('link', { name: ui.navigation.about }).press('Enter');
  await expect(page.locator('h1')).toBeFocused();
  await expect(page.locator('h1')).toHaveCSS('outline-style', 'solid');
  const { meta, offices } = words('about');
  await expect(page.getByRole('heading', { name: offices.title })).toBeVisible();
  const { title } = meta;
  expect(await heard(page)).toEqual([`title: ${title}`, `focus: H1 with ${title}`]);
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

/** Whether the content of the page is being animated. */
async function isFading(page: Page): Promise<boolean> {
  return page.locator('main').evaluate((main) => main.getAnimations().length > 0);
}

test(
  'a new page takes clicks, and gives way to Back, while it fades in',
  { tag: '@all' },
  async ({ page, openNavigation }) => {
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
  },
);

test('a new page does not fade in with paused or reduced motion', { tag: '@all' }, async ({ page }) => {
  await visit(page, '/');
  const follow = async (id: 'about' | 'terms') => {
    await footerLink(page, id).evaluate((link) => (link as HTMLElement).click());
    await expect(page.getByRole('heading', { level: 1, name: words(id).title })).toBeAttached();
    expect(await isFading(page)).toBe(false);
  };
  const pause = page.getByRole('button', { name: ui.display.pauseMotion });
  await pause.click();
  await follow('about');
  await pause.click();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await follow('terms');
});

test.describe('the data client', () => {
  // It has stories, whose pages get their data from the client.
  test.use({ served: 'meridian' });
  const story = storiesAddress(defaultLocale, 'parcels');
  const toStory = (page: Page) => page.getByRole('main').locator(`a[href="${story}"]`).click();
  const fiveMinutes = 300_000;

  test('loads the data of a page change, again only after five minutes, and retries three times', async ({
    page,
  }) => {
    await page.clock.install();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    const loads = () => requests.filter((address) => address === `${story}.json`).length;
    const toStoryAndBack = async () => {
      await toStory(page);
      await expect(page).toHaveURL(story);
      await expect(page.locator('h1')).toBeFocused();
      await page.goBack();
      await expect(page).toHaveURL(pageAddress('home'));
    };
    await visit(page, pageAddress('home'));
    await markDocument(page);
    await toStoryAndBack();
    const cached = await page.evaluate(
      (key) => window.__TANSTACK_QUERY_CLIENT__?.getQueryState([key])?.status,
      story,
    );
    expect([cached, loads()]).toEqual(['success', 1]);
    const defaults = await page.evaluate(() => window.__TANSTACK_QUERY_CLIENT__?.getDefaultOptions());
    expect(defaults?.queries).toMatchObject({ staleTime: fiveMinutes, gcTime: fiveMinutes, retry: 3 });
    expect(defaults?.mutations).toMatchObject({ gcTime: fiveMinutes, retry: 3 });
    await page.clock.fastForward(fiveMinutes - 60_000);
    await toStoryAndBack();
    expect(loads()).toBe(1);
    await page.clock.fastForward(2 * 60_000);
    await toStoryAndBack();
    expect(loads()).toBe(2);
    expect(await isSameDocument(page)).toBe(true);
  });
});
