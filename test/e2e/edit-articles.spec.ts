import { expect, type Locator, type Page } from '@playwright/test';
import { axeFindings } from '#judges/axe.ts';
import { bar, button, edit, panel, press, said, saveWithKeys, source, test } from './edit-fixtures.ts';

const address = '/insights/compare-costs';
const preview = (page: Page): Locator => panel(page).getByRole('region', { name: 'Preview, English' });

const paste = (target: Locator, html: string) =>
  target.evaluate((element, html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);

test('an article is changed with a preview, in its own lines', { tag: '@all' }, async ({ page, server }) => {
  await edit(page, '/insights');
  await page.locator(`a[data-edit][href="${address}"]`).click();
  await expect(source(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await edit(page, address);
  await page.locator('main > article [data-text] p').first().click();
  const body = server.read('en/insights/compare-costs.md').replace(/^---[^]*\n---\n+/, '');
  const markdown = button(page, 'Markdown');
  await press(page, markdown);
  await expect(source(page)).toHaveValue(body);
  await press(page, markdown);
  await expect(markdown).toHaveAttribute('aria-pressed', 'false');
  await expect(said(page)).toContainText('Nothing changed');
  await source(page).getByText('For those, use the lists above.').click();
  // Enter comes before the browser tells where the caret has moved.
  await source(page).evaluate((text) => {
    getSelection()?.modify('move', 'forward', 'documentboundary');
    text.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  });
  await page.keyboard.type('About ');
  for (const part of ['{claims.projects}', ' projects.']) {
    await page.keyboard.press('Control+i');
    await page.keyboard.type(part);
  }
  await expect(preview(page).getByText(/^About \d+ projects\.$/)).toBeVisible();
  await expect(preview(page).locator('em').last()).toHaveText(/^\d+$/);
  // What cannot be published is marked where it stands, and its message leads there.
  await page.keyboard.press('Enter');
  await page.keyboard.type('{claims.nothing}');
  const mistaken = source(page).locator('.mistaken');
  await expect(mistaken).toHaveText('{claims.nothing}');
  await expect(mistaken).toHaveAccessibleDescription(/^\{claims\.nothing\} is none of/);
  expect(await axeFindings(page, {}, '#edit-mode')).toEqual([]);
  await button(page, /^\{claims\.nothing\} is none of/).press('Enter');
  await expect(source(page)).toBeFocused();
  await page.keyboard.press('Shift+End');
  await page.keyboard.press('Backspace');
  await expect(mistaken).toHaveCount(0);
  await panel(page).getByLabel('Insert a part of the site').selectOption('{chart.sharedDay}');
  await expect(preview(page).locator('[data-chart]')).toBeVisible();
  await source(page).focus();
  await paste(source(page), '<ul><li><b>Pasted</b></li></ul>');
  // The toolbar is reached and walked with keys, and leaves what is selected.
  await page.keyboard.press('Alt+F10');
  await expect(button(page, 'Heading')).toBeFocused();
  for (let step = 0; step < 8; step += 1) await page.keyboard.press('ArrowRight');
  await expect(button(page, 'Numbers')).toBeFocused();
  await expect(button(page, 'Bullets')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Enter');
  await source(page).focus();
  await saveWithKeys(page);
  expect(server.lines()).toEqual(
    // The part of the site is in both languages.
    '+|+About *{claims.projects}* projects.|+|+{chart.sharedDay}|+|+1. **Pasted**|+|+{chart.sharedDay}'.split(
      '|',
    ),
  );
  await expect(page.getByRole('main').getByText(/^About \d+ projects\.$/)).toBeVisible();
  await expect(said(page)).toContainText('4 changes');

  await bar(page).getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('main').getByText(/^About \d+ projects\.$/)).toHaveCount(0);
  expect(server.lines()).toEqual([]);
});
