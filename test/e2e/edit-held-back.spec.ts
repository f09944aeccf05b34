/** `npm run edit`: drafts, articles with a date to come, and their last day. */
import { axeFindings } from '../../judges/axe.ts';
import { bar, edit, expect, openArticle, panel, press, saveWithKeys, source, test } from './edit-fixtures.ts';

const text = '---\ntitle: Alone\ndescription: In one language.\ndate: 2026-01-15\n---\n\nA text.\n';
const file = 'en/insights/alone.md';

test(
  'an article is held back, seen with its state, and published later',
  { tag: '@all' },
  async ({ page, server }) => {
    const days = panel(page).getByRole('group', { name: 'On the site' });
    server.write(file, text);
    await edit(page, '/insights/alone');
    await openArticle(page);
    await days.getByRole('checkbox', { name: 'Draft' }).focus();
    await page.keyboard.press('Space');
    await expect(days).toContainText('Draft ·');
    expect(await axeFindings(page, {}, '#edit-mode')).toEqual([]);
    await days.getByRole('checkbox', { name: 'Draft' }).uncheck();
    await days.getByLabel('Date').fill('2999-12-03');
    await days.getByLabel('Last day').fill('2999-12-02');
    await expect(days.getByLabel('Last day')).toHaveAccessibleDescription(/must not be before date/);
    await days.getByLabel('Last day').fill('2999-12-24');
    await days.getByLabel('Then its address leads to').fill('/services');
    await source(page).focus();
    await saveWithKeys(page);
    expect(server.read(file)).toBe(
      text.replace('2026-01-15\n', '2999-12-03\nuntil: 2999-12-24\nmovedTo: /services\n'),
    );
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveAccessibleName(
      'From 3 December 2999, until 24 December 2999 Alone',
    );
    await press(page, bar(page).getByRole('button', { name: 'Publish' }));
    await expect(panel(page)).toContainText('Article: Alone, English · From 3 December 2999');
    await expect(panel(page)).toContainText('The next change is due on 3 December 2999.');
  },
);
