import { words } from './content.ts';
import { expect, footerLink, hydrated, test, visit } from './fixtures.ts';

test('the site sends nothing, and keeps what the privacy policy lists', async ({ page, context, idle }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' || request.postData()) sent.push(`${request.method()} ${request.url()}`);
  });
  const kept = () => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  await visit(page, '/');
  await footerLink(page, 'contact').click();
  await expect(page.locator('h1')).toBeFocused();
  await idle();
  // Scroll positions and navigation, which the router stores.
  for (const key of await kept()) expect(key).toMatch(/router/);

  await page.locator('[name=message]').fill('Hello');
  await page.getByRole('radio', { name: 'Dark' }).check();
  await page.getByRole('button', { name: 'Pause motion' }).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL('/es/contact');
  // The language is kept by the code, which comes with a gesture.
  await hydrated(page);
  await idle();
  const keys = await kept();
  expect(keys).toEqual(expect.arrayContaining(['language', 'motion', 'theme', 'contact-draft']));
  for (const key of keys)
    expect(key).toMatch(/^(language|motion|theme|contact-draft|chunk-recovery)$|router/);
  // One for each kind of these, see docs/specification.md.
  expect(words('privacy').sections[4]?.list?.length).toBeGreaterThanOrEqual(4);
  expect(await context.cookies()).toEqual([]);
  expect(sent).toEqual([]);
});
