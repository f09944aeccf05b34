import { ui, words } from './content.ts';
import { expect, test, visit } from './fixtures.ts';

test('as the privacy policy states, the site stores and sends nothing', async ({
  page,
  context,
  openNavigation,
  idle,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' || request.postData()) sent.push(`${request.method()} ${request.url()}`);
  });
  await visit(page, '/');
  for (const name of [ui.navigation.about, ui.navigation.services, ui.getStarted]) {
    await (await openNavigation()).getByRole('link', { name, exact: true }).click();
    await expect(page.locator('h1')).toBeFocused();
  }
  await idle();
  expect(sent).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  // Scroll positions and navigation, as the policy states; the router stores both.
  for (const key of await page.evaluate(() => Object.keys(sessionStorage))) expect(key).toMatch(/router/);
});

test('the site keeps on the device what the privacy policy lists, and nothing else', async ({
  page,
  context,
  idle,
}) => {
  await visit(page, '/contact');
  await page.getByRole('textbox', { name: words('contact').form.fields.message }).fill('Hello');
  await page.getByRole('radio', { name: ui.display.dark }).check();
  await page.getByRole('button', { name: ui.display.pauseMotion }).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL('/es/contact');
  await idle();
  const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(kept).toEqual(expect.arrayContaining(['language', 'motion', 'theme', 'contact-draft']));
  // One for each entry of the list under "Cookies", in its order.
  const kinds = [/^(language|motion|theme)$/, /^contact-draft$/, /router/, /^chunk-recovery$/];
  for (const key of kept)
    expect(
      kinds.filter((kind) => kind.test(key)),
      key,
    ).toHaveLength(1);
  // The fifth section of the policy, see docs/specification.md. It may have an entry more, for what is not stored here.
  const cookies = words('privacy').sections[4];
  expect(cookies?.list?.length).toBeGreaterThanOrEqual(kinds.length);
  expect(await context.cookies()).toEqual([]);
});
