import type { BrowserContext, Page } from '@playwright/test';
import { pageAddress, pages } from '../../app/site/pages.ts';
import { visitsAddress } from '../../app/site/visits.ts';
import { serviceAt, site } from './content.ts';
import { expect, phone, test, visit } from './fixtures.ts';

const seconds = 10;

/** Records the paths of the files that a tab requests. */
async function watch(page: Page): Promise<{ asked: string[] }> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const asked: string[] = [];
  session.on('Network.requestWillBeSent', ({ request }) => asked.push(new URL(request.url).pathname));
  return { asked };
}

const isCount = (path: string) => Boolean(site.countVisits) && path === visitsAddress;

function isAllowed(path: string): boolean {
  return isCount(path) || /\/assets\/(?:boot-[^/]+\.js|[^/]+\.woff2)$|^\/favicon/.test(path);
}

/** Opens an address in a new tab, as a visitor who never touches it. */
async function open(context: BrowserContext, address: string) {
  const page = await context.newPage();
  const { asked } = await watch(page);
  await page.goto(address);
  return { page, address, asked };
}

// `focusin` is a gesture, because assistive technology may cause no other, so use only addresses that focus nothing.
const addresses = [...pages.map(({ id }) => pageAddress(id)), `/services#${serviceAt(-1).id}`];

test(
  'an untouched page requests its document, fonts and boot script, and nothing more in ten seconds',
  { tag: '@all' },
  async ({ browser, page, baseURL, idle }) => {
    // A reload, on which the browser restores the scroll position by itself.
    await visit(page, '/benefits');
    await idle();
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    const reloaded = await watch(page);
    await page.reload();

    // Each with its own cache.
    const contexts = await Promise.all(
      addresses.map(async () => browser.newContext({ baseURL: baseURL ?? '' })),
    );
    const tabs = await Promise.all(
      contexts.map(async (context, index) => open(context, addresses[index] ?? '/')),
    );
    await page.waitForTimeout(seconds * 1000);

    expect(await page.evaluate(() => scrollY)).toBe(900);
    expect(reloaded.asked.slice(1).filter((path) => !isAllowed(path))).toEqual([]);
    for (const { page: tab, address, asked } of tabs) {
      const [document, ...others] = asked;
      expect(document).toBe(address.replace(/#.*/, ''));
      expect(
        others.filter((path) => !isAllowed(path)),
        address,
      ).toEqual([]);
      // Two fonts and a script; the browser may also request the icon.
      expect(
        others.filter((path) => !path.startsWith('/favicon') && !isCount(path)),
        address,
      ).toHaveLength(3);
      await expect(tab.locator('#root')).toHaveAttribute('data-waits');
    }
    await Promise.all(contexts.map(async (context) => context.close()));
  },
);

const gestures: Record<string, (page: Page) => Promise<unknown>> = {
  'a pointer that moves': (page) => page.mouse.move(40, 40, { steps: 4 }),
  'a key': (page) => page.keyboard.press('Shift'),
  'a wheel': (page) => page.mouse.wheel(0, 100),
  'the focus': (page) => page.evaluate(() => document.querySelector('a')?.focus()),
  // Such as by scroll bar or screen reader. Right after the load it would count as the browser's own.
  'a scroll': (page) =>
    expect
      .poll(async () => {
        await page.evaluate(() => scrollBy({ top: 10, behavior: 'instant' }));
        return page.locator('link[rel=modulepreload]').count();
      })
      .toBe(1),
};

for (const [name, make] of Object.entries(gestures)) {
  test(`${name} hydrates the page`, { tag: name === 'a key' ? [] : '@all' }, async ({ page, idle }) => {
    const { asked } = await watch(page);
    await page.goto('/about');
    await idle();
    expect(asked.slice(1).filter((path) => !isAllowed(path))).toEqual([]);
    await make(page);
    await expect(page.locator('#root:not([data-waits])')).toBeAttached();
  });
}

test('a pointer at rest when the page opens is not a gesture', { tag: '@all' }, async ({ page, idle }) => {
  const { asked } = await watch(page);
  await page.goto('/about');
  await page.evaluate(() => dispatchEvent(new PointerEvent('pointermove', { movementX: 0, movementY: 0 })));
  await idle();
  expect(asked.slice(1).filter((path) => !isAllowed(path))).toEqual([]);
});

test.describe('on a phone', () => {
  test.use(phone);

  test('a touch hydrates the page', async ({ page, idle }) => {
    await page.goto('/about');
    await idle();
    await expect(page.locator('#root')).toHaveAttribute('data-waits');
    await page.touchscreen.tap(200, 400);
    await expect(page.locator('#root:not([data-waits])')).toBeAttached();
  });
});
