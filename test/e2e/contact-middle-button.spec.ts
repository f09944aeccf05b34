import { launchOptions } from '../../scripts/launch-options.ts';
import { ada, clipboardText, expect, fillForm, inLanguage, test } from './contact-fixtures.ts';

// The headless shell opens no tab for the middle button.
test.use({ launchOptions, permissions: ['clipboard-read', 'clipboard-write'] });

test(
  'the middle mouse button copies a message that is too long for webmail, the right one does not',
  { tag: '@all' },
  async ({ page, context, openContact }) => {
    const { ways } = inLanguage('en');
    await openContact();
    await context.route(/^https:/, (route) => route.fulfill({ body: 'webmail' }));
    const message = 'word '.repeat(400);
    await fillForm(page, { ...ada, message });
    const link = page.getByRole('link', { name: ways.gmail });
    await link.click({ button: 'right' });
    await expect(page.getByRole('status').first()).toHaveText('');
    const [tab] = await Promise.all([context.waitForEvent('page'), link.click({ button: 'middle' })]);
    await tab.close();
    await page.bringToFront();
    await expect(page.getByRole('status')).toHaveText(ways.paste);
    await expect.poll(() => clipboardText(page)).toBe(message);
  },
);
