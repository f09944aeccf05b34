/** Broken networks, proxies and deploys: navigation always succeeds. */
import { readdirSync, readFileSync } from 'node:fs';
import { expectPage, expect, footerLink, hydrated, mark, test, titles } from './watch-fixtures.ts';

/** Returns the script with the words of the about page, which its code imports. */
function wordsOfAbout(): RegExp {
  const name = readdirSync('dist/assets').find(
    (file) =>
      /^about-.*\.js$/.test(file) && readFileSync(`dist/assets/${file}`, 'utf8').includes(titles.about),
  );
  return new RegExp(`${name}$`);
}

const pageChunk = /\/assets\/about-[\w-]+\.js$/;

test(
  'after a deploy removed the words of a page, a click falls back to a document navigation',
  { tag: '@all' },
  async ({ page, watch }) => {
    await page.route(wordsOfAbout(), (route) => route.fulfill({ status: 404, body: 'gone' }));
    await page.goto('/');
    await hydrated(page);
    const isSameDocument = await mark(page);
    await footerLink(page, 'about').click();
    await expectPage(page, 'about');
    expect(await isSameDocument()).toBe(false);
    expect(watch.documents).toEqual(['/', '/about']);
    // The next click works too.
    await footerLink(page, 'benefits').click();
    await expectPage(page, 'benefits');
    expect(watch.errors).toEqual([]);
  },
);

test(
  'without the shared stylesheet the page stays as prerendered, and its links work',
  { tag: '@all' },
  async ({ page, watch, idle }) => {
    await page.route(/\/assets\/style-[\w-]+\.css$/, (route) => route.fulfill({ status: 404, body: 'gone' }));
    await page.goto('/');
    await hydrated(page);
    await idle();
    await footerLink(page, 'about').click();
    await expectPage(page, 'about');
    expect(watch.documents).toEqual(['/', '/about']);
  },
);

for (const [what, pattern] of [
  ["a page's chunk", pageChunk],
  ['the stylesheet of all pages', /\/assets\/style-[\w-]+\.css$/],
] as const) {
  test(
    `if ${what} never responds, a click falls back to a document navigation after three seconds`,
    { tag: '@all' },
    async ({ page, watch }) => {
      await page.route(pattern, () => {
        // Never answered.
      });
      await page.clock.install();
      await page.goto('/');
      await hydrated(page);
      await footerLink(page, 'about').click();
      await page.clock.runFor(3000);
      await expectPage(page, 'about');
      // Further navigation works too.
      await footerLink(page, 'services').click();
      await page.clock.runFor(3000);
      await expectPage(page, 'services');
      expect(watch.documents.slice(0, 2)).toEqual(['/', '/about']);
      expect(watch.errors).toEqual([]);
    },
  );
}

test(
  'a captive portal’s response to a chunk request causes no reload loop',
  { tag: '@all' },
  async ({ page, watch, idle }) => {
    await page.route(pageChunk, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Sign in</h1>' }),
    );
    await page.goto('/about');
    await page.evaluate(() => dispatchEvent(new Event('pointermove')));
    await idle();
    await footerLink(page, 'services').click();
    await expectPage(page, 'services');
    await hydrated(page);
    await footerLink(page, 'about').click();
    await expectPage(page, 'about');
    await idle();
    expect(watch.documents).toEqual(['/about', '/services', '/about']);
  },
);

test(
  'offline without prefetching, the requested address loads once online',
  { tag: '@all' },
  async ({ page, context }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await page.goto('/');
    await hydrated(page);
    await context.setOffline(true);
    await footerLink(page, 'about').click();
    // Not `waitForURL`, which fails with the navigation if it observes the failure.
    await expect.poll(() => page.url()).toMatch(/^chrome-error:/);
    await context.setOffline(false);
    await page.reload();
    await expectPage(page, 'about');
  },
);

test('links work if a proxy blocks the boot script', { tag: '@all' }, async ({ page, watch }) => {
  await page.route(/\/assets\/boot-/, (route) => route.abort('blockedbyclient'));
  await page.goto('/');
  await footerLink(page, 'about').click();
  await expectPage(page, 'about');
  await footerLink(page, 'contact').click();
  await expectPage(page, 'contact');
  expect(watch.documents).toEqual(['/', '/about', '/contact']);
  expect(watch.errors).toEqual([]);
});

test('links work if all scripts except the boot script are blocked', async ({ page, watch }) => {
  await page.route(/\/assets\/(?!boot-)[\w-]+\.js$/, (route) => route.abort());
  await page.goto('/');
  await page.evaluate(() => dispatchEvent(new Event('pointermove')));
  await footerLink(page, 'about').click();
  await expectPage(page, 'about');
  expect(watch.documents).toEqual(['/', '/about']);
  expect(watch.errors).toEqual([]);
});

test('if the font fails to load, text is shown in the fallback', { tag: '@all' }, async ({ page, watch }) => {
  await page.route(/\.woff2$/, (route) => route.abort());
  await page.goto('/about');
  await hydrated(page);
  await expectPage(page, 'about');
  // The fallback is a local font under another name, and may load.
  const sent = () =>
    page.evaluate(() =>
      [...document.fonts]
        .filter(({ family }) => family.includes('Schibsted Grotesk'))
        .map(({ status }) => status),
    );
  await expect.poll(sent).toContain('error');
  expect(await sent()).not.toContain('loaded');
  await footerLink(page, 'contact').click();
  await expectPage(page, 'contact');
  expect(watch.documents).toEqual(['/about']);
});

test('without any stylesheet, text and links remain', { tag: '@all' }, async ({ page, watch }) => {
  await page.route('/about', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll(/<style>.*?<\/style>/gs, '') });
  });
  await page.goto('/about');
  expect(await page.locator('style').count()).toBe(0);
  await hydrated(page);
  await expectPage(page, 'about');
  await footerLink(page, 'contact').click();
  await expectPage(page, 'contact');
  expect(watch.errors).toEqual([]);
});

test(
  'on slow 3G, text is readable immediately and a click before any script works',
  { tag: '@all' },
  async ({ page, context, watch }) => {
    const session = await context.newCDPSession(page);
    const bytesPerSecond = (400 * 1024) / 8;
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    });
    await page.goto('/', { waitUntil: 'commit' });
    await footerLink(page, 'about').click();
    await expectPage(page, 'about');
    expect(watch.documents).toEqual(['/', '/about']);
    expect(watch.errors).toEqual([]);
  },
);
