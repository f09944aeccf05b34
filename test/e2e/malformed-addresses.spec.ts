/** No address may break a page. */
import { ui, words } from './content.ts';
import { expect, isSameDocument, markDocument, test, visit } from './fixtures.ts';
import { visitTools } from './tools.ts';

const malformed = ['#100%', '#%E0%A4%A', '#%', '#"]', '#a%20b'];
const about = words('about');

for (const hash of malformed) {
  test(
    `loading an address with ${hash} does not affect the page`,
    { tag: hash === '#%E0%A4%A' ? [] : '@all' },
    async ({ page }) => {
      await visit(page, `/about${hash}`);
      await expect(page.locator('h1')).toHaveText(about.title);
      await expect(page).toHaveTitle(about.meta.title);
    },
  );

  test(
    `nor does navigating to ${hash}: typed, by a link, and by Back and Forward`,
    { tag: '@all' },
    async ({ page }) => {
      await visit(page, '/about');
      await markDocument(page);
      const expectPage = async (end: string) => {
        await expect(page).toHaveURL((url) => url.href.endsWith(end));
        await expect(page.locator('h1')).toHaveText(about.title);
        await expect(page.getByRole('banner')).toBeVisible();
      };
      await page.evaluate((typed) => {
        location.hash = typed;
      }, hash);
      const written = new URL(hash, 'https://host').hash;
      await expectPage(written);
      await page.getByRole('contentinfo').getByRole('link', { name: ui.navigation.terms }).click();
      await expect(page).toHaveURL('/terms');
      await page.goBack();
      await expectPage(written);
      await page.goBack();
      await expectPage('/about');
      await page.evaluate((address) => {
        const link = document.createElement('a');
        link.href = address;
        document.body.append(link);
        link.click();
      }, hash);
      await expectPage(written);
      expect(await isSameDocument(page)).toBe(true);
    },
  );
}

test('with a malformed query, the tools show their example', { tag: '@all' }, async ({ page }) => {
  const { planner, estimate } = await visitTools(page);
  const fields = async () =>
    Promise.all(
      [planner, estimate].map((tool) =>
        tool.locator('input').evaluateAll((inputs: HTMLInputElement[]) => inputs.map(({ value }) => value)),
      ),
    );
  const example = await fields();
  await visitTools(page, '?zone=%E0%A4%A&from=%&to=%00&team=%2B5&cost=1e5&offshore=__proto__#100%');
  expect(await fields()).toEqual(example);
  await expect(page.locator('h1')).toHaveText(words('plan').title);
});
