/** `npm run edit`: pictures in articles, with the keyboard alone. */
import sharp from 'sharp';
import { axeFindings } from '#judges/axe.ts';
import { edit, expect, openText, press, save, source, test } from './edit-fixtures.ts';

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#149a84' } })
    .jpeg()
    .toBuffer();

test('a picture is chosen, cut with keys and described', { tag: '@all' }, async ({ page, server }) => {
  await edit(page, '/insights/compare-costs');
  await openText(page);
  const add = page.getByRole('button', { name: 'Add a picture' });
  await press(page, add);
  const dialog = page.getByRole('dialog', { name: 'Choose a picture' });
  const file = dialog.getByLabel('A picture from your computer');
  const chosen = { name: 'Nuestro Equipo.JPG', mimeType: 'image/jpeg', buffer: await photo(1600, 1000) };
  await file.setInputFiles({ ...chosen, buffer: Buffer.from('%PDF') });
  await expect(dialog.getByRole('alert')).toContainText('cannot be read as a picture');
  await file.setInputFiles(chosen);
  await dialog.getByLabel('What it shows, English').fill('Our team');
  // Escape closes the picture, and not the article; what was typed stays.
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(add).toBeFocused();
  await press(page, add);
  await file.setInputFiles(chosen);
  await expect(dialog).toContainText('1600 × 1000 pixels');
  await dialog.getByLabel('Shape').selectOption('Square');
  const part = dialog.getByRole('group', { name: 'Use the arrow keys to move' });
  const right = dialog.getByLabel('Left to right');
  await part.focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(() => right.inputValue().then(Number)).toBeGreaterThan(19);
  await dialog.getByLabel('Size').fill('50');
  await expect(dialog).toContainText('800 × 800 pixels');
  const use = dialog.getByRole('button', { name: 'Use this picture' });
  await expect(use).toBeDisabled();
  await dialog.getByLabel('What it shows, Español').fill('Nuestro equipo');
  await dialog.getByLabel('Caption, English').fill('In March.');
  expect(await axeFindings(page, {}, '#edit-mode')).toEqual([]);
  await press(page, use);
  await expect(dialog).toBeHidden();
  await expect(source(page).getByRole('img', { name: 'Our team' })).toBeVisible();
  await save(page);
  expect(server.lines()).toContain("+![Our team](nuestro-equipo.jpg 'In March.')");
  expect(server.read('es/insights/compare-costs.md')).toContain('![Nuestro equipo](nuestro-equipo.jpg)');
  expect(server.files()).toContain('?? content/media/nuestro-equipo.jpg');
  const { width, height } = await sharp(`${server.copy}/content/media/nuestro-equipo.jpg`).metadata();
  expect({ width, height }).toEqual({ width: 800, height: 800 });
  await expect(page.getByRole('main').getByRole('img', { name: 'Our team' })).toBeVisible();
});
