import { pageAddress, pages } from '../../app/site/pages.ts';
import { services, site, ui } from './content.ts';
import { expect, test, visit } from './fixtures.ts';

test('the footer is complete on every page', { tag: '@all' }, async ({ page }) => {
  for (const { id } of pages) {
    await page.goto(pageAddress(id));
    const footer = page.getByRole('contentinfo');
    await expect(
      footer.getByRole('navigation', { name: ui.footer.quickLinks }).getByRole('link'),
      // One more each for the articles and the client stories of a site that has some.
    ).toHaveCount(pages.length + (ui.insights ? 1 : 0) + (ui.stories ? 1 : 0));
    await expect(footer.getByRole('navigation', { name: ui.footer.services }).getByRole('link')).toHaveCount(
      services.length,
    );
    await expect(footer.getByRole('link', { name: site.email })).toHaveAttribute(
      'href',
      `mailto:${site.email}`,
    );
    for (const { city } of Object.values(ui.offices)) await expect(footer.getByText(city)).toBeVisible();
    await expect(footer.getByText(`© ${ui.footer.copyright}`)).toBeVisible();
  }
});

test('the phone number is a tel: link', { tag: '@all' }, async ({ page }) => {
  await page.goto('/');
  const link = page.getByRole('contentinfo').getByRole('link', { name: site.phone });
  const href = (await link.getAttribute('href')) ?? '';
  expect(href).toMatch(/^tel:\+\d{8,15}$/);
  expect(href.replaceAll(/\D/g, '')).toBe(site.phone.replaceAll(/\D/g, ''));
});

test('the service links have the anchors of the services', { tag: '@all' }, async ({ page }) => {
  await page.goto('/');
  const links = page
    .getByRole('contentinfo')
    .getByRole('navigation', { name: ui.footer.services })
    .getByRole('link');
  await expect(links).toHaveText(services.map(({ title }) => title));
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(services.map(({ id }) => `/services#${id}`));
});

test('every quick link opens its page', async ({ page }) => {
  await visit(page, '/');
  const quickLinks = page.getByRole('contentinfo').getByRole('navigation', { name: ui.footer.quickLinks });
  for (const { id } of pages) {
    await quickLinks.getByRole('link', { name: ui.navigation[id], exact: true }).click();
    await expect(page).toHaveURL(pageAddress(id));
    await expect(page.locator('h1')).toBeVisible();
    await expect(quickLinks.locator('[aria-current]')).toHaveText([ui.navigation[id]]);
  }
});
