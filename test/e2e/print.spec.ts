import { expect, test } from './servers.ts';
import { loadSite } from '../../generate/content/site.ts';
import { hydrated } from './fixtures.ts';
import { isthmus } from '../sites/sites.ts';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
});

test('in print, every service on the home page has its name', { tag: '@all' }, async ({ page }) => {
  await page.goto('/');
  const names = page.locator('main h3 a[href*="/services#"]');
  await expect(names).toHaveCount(Object.keys(loadSite(isthmus).languages.en.words.services.blocks).length);
  for (const name of await names.all()) await expect(name).toBeVisible();
});

test('in print, no button leads to another part of the page', { tag: '@all' }, async ({ page }) => {
  await page.goto('/services');
  const links = page.locator('a[href="/services#get-started"]');
  await expect(links).not.toHaveCount(0);
  for (const link of await links.all()) await expect(link).toBeHidden();
});

test(
  'in print, the contact page has the address, and nothing interactive',
  { tag: '@all' },
  async ({ page }) => {
    await page.goto('/contact');
    await expect(page.locator('main a[href^="mailto:"]:visible')).toHaveCount(1);
    await expect(page.locator('#other-ways a').first()).toBeHidden();
  },
);

const numbers =
  '?zone=America/Los_Angeles&from=08:30&to=17:00&offshore=Africa/Johannesburg&team=120&cost=95000.50';
// On a site whose texts no owner makes longer.
test.describe('on the other site', () => {
  test.use({ served: 'meridian' });

  for (const [address, script] of [
    ['/plan', 'example'],
    [`/plan${numbers}`, 'own numbers'],
    [`/es/plan${numbers}`, 'own numbers'],
  ] as const)
    test(`${address}, with ${script}, is one page of A4 and of Letter`, async ({ page }) => {
      await page.goto(address);
      if (script === 'own numbers') {
        await hydrated(page);
        await expect(page.locator('main [data-waits]')).toHaveCount(0);
      }
      for (const format of ['A4', 'Letter']) {
        const file = await page.pdf({ format });
        expect(file.toString('latin1').match(/\/Type\s*\/Page\b/g), format).toHaveLength(1);
      }
    });
});

test.describe('in Spanish, for a browser set to English', () => {
  test.use({ locale: 'en-US' });

  test('the language suggestion is not printed', { tag: '@all' }, async ({ page }) => {
    await page.goto('/es');
    await hydrated(page);
    const link = page.getByText(loadSite(isthmus).languages.en.words.suggestion.link, { exact: true });
    await expect(link).toBeAttached();
    await expect(link).toBeHidden();
  });
});
