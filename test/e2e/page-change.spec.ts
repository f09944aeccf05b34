import type { Page } from '@playwright/test';
import { defaultLocale, locales } from '../../app/site/locales.ts';
import { pageAddress, pages } from '../../app/site/pages.ts';
import { storiesAddress } from '../../app/site/stories.ts';
import { loadSite } from '../../generate/content/site.ts';
import { axeInLightAndDark } from './axe.ts';
import { serviceAt, ui, words } from './content.ts';
import { alive, duringSharedHours } from './document-fixtures.ts';
import { expect, isSameDocument, markDocument, phone, test, visit } from './fixtures.ts';

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

for (const locale of locales)
  test(
    `every page change in ${locale.name} sets title and description, focuses the heading, and axe finds nothing`,
    { tag: '@all' },
    async ({ page }) => {
      test.slow();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.clock.setFixedTime(duringSharedHours);
      await page.addInitScript((code) => localStorage.setItem('language', code), locale.code);
      const { navigation } = loadSite('.').languages[locale.code].words.ui;
      await visit(page, pageAddress('home', locale));
      const links = page.getByRole('contentinfo');
      const found: string[] = [];
      for (const { id } of [...pages.slice(1), pages[0]]) {
        await links.getByRole('link', { name: navigation[id], exact: true }).click();
        await expect(page).toHaveURL(pageAddress(id, locale));
        const { title, description } = loadSite('.').languages[locale.code].words[id].meta;
        await expect(page).toHaveTitle(title);
        await expect(page.locator('meta[name=description]')).toHaveAttribute('content', description);
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        // Away from where the link was.
        await page.mouse.move(0, 0);
        await alive(page);
        found.push(...(await axeInLightAndDark(page)).map((finding) => `${page.url()}: ${finding}`));
      }
      expect(found).toEqual([]);
    },
  );

test('a hash link focuses its section, which has an accessible name', { tag: '@all' }, async ({ page }) => {
  await visit(page, '/services');
  const { id, title } = serviceAt(0);
  await page.getByRole('main').getByRole('link', { name: title, exact: true }).click();
  const section = page.locator(`#${id}`);
  await expect(section).toBeFocused();
  await expect(section).toHaveAccessibleName(words('services').blocks[id]?.title ?? '');
});

test('focus is visible after navigation by keyboard', { tag: '@all' }, async ({ page }) => {
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

test('Back within a page restores focus to the link too', { tag: '@all' }, async ({ page }) => {
  await visit(page, '/terms');
  const link = page.getByRole('main').getByRole('navigation').getByRole('link').nth(3);
  await link.click();
  await expect(page.locator('#section-4')).toBeFocused();
  await page.goBack();
  await expect(link).toBeFocused();
});

test.describe('on a phone', { tag: '@all' }, () => {
  test.use(phone);

  test('Back focuses the heading if the followed link is in the closed menu', async ({
    page,
    openNavigation,
  }) => {
    await visit(page, '/');
    await (await openNavigation()).getByRole('link', { name: ui.navigation.about }).tap();
    await expect(page).toHaveURL('/about');
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(page.locator('h1')).toBeFocused();
  });
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

for (const { how, stop } of [
  { how: 'reduced motion', stop: (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' }) },
  {
    how: 'paused motion',
    stop: (page: Page) => page.getByRole('button', { name: ui.display.pauseMotion }).click(),
  },
]) {
  test(`a new page does not fade in with ${how}`, { tag: '@all' }, async ({ page }) => {
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

test.describe('the data client', () => {
  // It has stories, whose pages get their data from the client.
  test.use({ served: 'other site' });
  const story = storiesAddress(defaultLocale, 'parcels');
  const toStory = (page: Page) => page.getByRole('main').locator(`a[href="${story}"]`).click();
  const fiveMinutes = 300_000;

  test('keeps data for five minutes and retries three times', async ({ page }) => {
    await visit(page, pageAddress('home'));
    await toStory(page);
    await expect(page).toHaveURL(story);
    const defaults = await page.evaluate(() => window.__TANSTACK_QUERY_CLIENT__?.getDefaultOptions());
    expect(defaults?.queries).toEqual({ staleTime: fiveMinutes, gcTime: fiveMinutes, retry: 3 });
    expect(defaults?.mutations).toEqual({ gcTime: fiveMinutes, retry: 3 });
  });

  test('loads the data of a page change, and again only after five minutes', async ({ page }) => {
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
    await page.clock.fastForward(fiveMinutes - 60_000);
    await toStoryAndBack();
    expect(loads()).toBe(1);
    await page.clock.fastForward(2 * 60_000);
    await toStoryAndBack();
    expect(loads()).toBe(2);
    expect(await isSameDocument(page)).toBe(true);
  });
});
