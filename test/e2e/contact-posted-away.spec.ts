import { contactEndpoint } from '../other-site/write-content.ts';
import { ada, expect, fillForm, test, words } from './posting-fixtures.ts';
import { plannedAddress } from './receiver.ts';

test(
  'a message that is received while the visitor is on another page is confirmed on return',
  { tag: '@all' },
  async ({ page, openContact }) => {
    const away = Promise.withResolvers<void>();
    await page.route(contactEndpoint, async (route) => {
      await away.promise;
      await route.continue();
    });
    const state = page.locator('[role=status][data-state]');
    await openContact();
    await fillForm(page, { ...ada, email: plannedAddress('away', 200) });
    await page.getByRole('button', { name: words.form.submit }).click();
    await expect(state).toHaveText(words.posting.sending);
    await page.getByRole('contentinfo').locator('a[href="/about"]').click();
    await expect(page).toHaveURL('/about');
    away.resolve();
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('contact-draft'))).toBeNull();
    await page.goBack();
    await expect(state).toHaveText(words.posting.received);
    await expect(page.locator('[name=message]')).toHaveValue('');
  },
);
