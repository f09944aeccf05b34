import type { Locator } from '@playwright/test';
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

type Given = { type: 'paste' | 'drop'; files?: string[]; html?: string; text?: string; photo: string };

/** Pastes or drops files, which have the bytes of a photo, and what another program copied. */
const give = (target: Locator, given: Given) =>
  target.evaluate((element, { type, files = [], html = '', text = '', photo: bytes }) => {
    const data = new DataTransfer();
    const content = Uint8Array.fromBase64(bytes);
    for (const name of files)
      data.items.add(
        new File([content], name, { type: name.endsWith('.pdf') ? 'application/pdf' : 'image/jpeg' }),
      );
    data.setData('text/html', html);
    data.setData('text/plain', text);
    const { x, y } = element.getBoundingClientRect();
    const about = { bubbles: true, cancelable: true, composed: true };
    const event =
      type === 'paste'
        ? new ClipboardEvent('paste', { ...about, clipboardData: data })
        : new DragEvent('drop', { ...about, dataTransfer: data, clientX: x + 5, clientY: y + 5 });
    element.dispatchEvent(event);
    return event.defaultPrevented;
  }, given);

test('a picture is pasted or dropped, or it is said why not', { tag: '@all' }, async ({ page }) => {
  const bytes = (await photo(1600, 1000)).toString('base64');
  await edit(page, '/insights/compare-costs');
  await openText(page);
  const dialog = page.getByRole('dialog', { name: 'Choose a picture' });
  const body = source(page);
  for (const [type, files] of [
    ['paste', ['image.jpg']],
    ['drop', ['One.jpg', 'Two.jpg']],
  ] as const) {
    expect(await give(body, { type, files: [...files], photo: bytes })).toBe(true);
    for (const name of files) {
      await expect(dialog.getByRole('heading', { name: name.toLowerCase() })).toBeVisible();
      await dialog.getByLabel('What it shows, English').fill(name);
      await dialog.getByLabel('What it shows, Español').fill(name);
      await press(page, dialog.getByRole('button', { name: 'Use this picture' }));
      await expect(body.getByRole('img', { name })).toBeVisible();
    }
  }
  await expect(dialog).toBeHidden();
  const row = { html: '<p>A row</p><img src="https://example.com/a.png">', text: 'A row' };
  await give(body, { type: 'paste', ...row, files: ['office.jpg'], photo: bytes });
  await expect(body).toContainText('A row');
  await expect(page.getByText('Not kept of what you pasted: pictures (1).')).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Markdown' }).click();
  await give(body, { type: 'drop', files: ['plan.pdf'], photo: bytes });
  await expect(page.getByText('“plan.pdf” is no picture')).toBeVisible();
  await give(body, { type: 'paste', files: ['image.jpg'], photo: bytes });
  await expect(dialog).toBeVisible();
});
