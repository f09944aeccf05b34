/** Broken networks, proxies and deploys: navigation always succeeds. error-screen.spec.ts has the code of a page. */
import type { Page } from '@playwright/test';
import { words } from './content.ts';
import { expect, faults, footerLink, hydrated, test, visit } from './fixtures.ts';

test.use({ expectedComplaints: faults });

const chunkOfAbout = /\/assets\/about-[\w-]+\.js$/;
const stylesheet = /\/assets\/style-[\w-]+\.css$/;

async function follow(page: Page, id: 'about' | 'services' | 'contact'): Promise<void> {
  await footerLink(page, id).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words(id).title);
}

test(
  'without the shared stylesheet the page stays as prerendered, and its links work',
  { tag: '@all' },
  async ({ page, documents, idle }) => {
    await page.route(stylesheet, (route) => route.fulfill({ status: 404, body: 'gone' }));
    await visit(page, '/');
    await idle();
    await follow(page, 'about');
    expect(documents).toEqual(['/', '/about']);
  },
);

for (const [what, pattern] of [
  ["a page's chunk", chunkOfAbout],
  ['the stylesheet of all pages', stylesheet],
] as const) {
  test(
    `if ${what} never responds, a click falls back to a document navigation after three seconds`,
    { tag: '@all' },
    async ({ page, documents }) => {
      await page.route(pattern, () => {
        // Never answered.
      });
      await page.clock.install();
      await visit(page, '/');
      await footerLink(page, 'about').click();
      await page.clock.runFor(3000);
      await expect(page).toHaveURL('/about');
      // Further navigation works too.
      await footerLink(page, 'services').click();
      await page.clock.runFor(3000);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('services').title);
      expect(documents.slice(0, 2)).toEqual(['/', '/about']);
    },
  );
}

test('data that fails is requested four times, and then comes with the document', async ({
  page,
  documents,
}) => {
  let tries = 0;
  await page.route('**/insights.json', (route) => {
    tries += 1;
    return route.fulfill({ status: 500 });
  });
  await visit(page, '/');
  await page.locator('a[href="/insights"]').last().click();
  await expect(page).toHaveURL('/insights');
  await page.waitForLoadState();
  expect(documents).toEqual(['/', '/insights']);
  expect(tries).toBe(4);
});

test.describe('a captive portal', () => {
  test.use({ expectedComplaints: /MIME type|Failed to (?:load|fetch)/ });

  test(
    'that responds to a chunk request causes no reload loop',
    { tag: '@all' },
    async ({ page, documents, idle }) => {
      await page.route(chunkOfAbout, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<h1>Sign in</h1>' }),
      );
      await page.goto('/about');
      await page.evaluate(() => dispatchEvent(new Event('pointermove')));
      await idle();
      await follow(page, 'services');
      await hydrated(page);
      await follow(page, 'about');
      await idle();
      expect(documents).toEqual(['/about', '/services', '/about']);
    },
  );
});

test('if the font fails to load, text is shown in the fallback', { tag: '@all' }, async ({ page }) => {
  await page.route(/\.woff2$/, (route) => route.abort());
  await visit(page, '/about');
  // The fallback is a local font under another name, and may load.
  const sent = () =>
    page.evaluate(() =>
      [...document.fonts]
        .filter(({ family }) => family.includes('Schibsted Grotesk'))
        .map(({ status }) => status),
    );
  await expect.poll(sent).toContain('error');
  expect(await sent()).not.toContain('loaded');
  await follow(page, 'contact');
});
