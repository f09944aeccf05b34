import sharp from 'sharp';
import { expect, test } from 'vitest';
import { escapeHtml } from '#generate/documents/head/html.ts';
import { textWidth } from '#packages/site/text-width.ts';
import { pictureFonts } from './picture-fonts.ts';

const { families } = await pictureFonts(process.cwd(), []);
const size = 200;

/** Measures a line in the font of headings, in em. Letters without ink at their ends, such as spaces, are not counted. */
async function inFont(line: string): Promise<number> {
  const text = `<span font_family="${families}" weight="800" size="${size * 1024}">${escapeHtml(line)}</span>`;
  const drawn = sharp({ text: { text, dpi: 72, rgba: true, wrap: 'none' } });
  const { info } = await drawn.png().toBuffer({ resolveWithObject: true });
  return info.width / size;
}

test.each([
  'Both open for 7 hours, every working day',
  'Ambas abiertas: 5,5 horas',
  'San Francisco',
  'Zürich–Winnipeg, 24%',
  '09:00–18:00, headquarters and client engagement',
])('is as wide as in the font, or a little wider: %s', async (line) => {
  const width = await inFont(line);
  expect(textWidth(line)).toBeGreaterThanOrEqual(width);
  expect(textWidth(line)).toBeLessThan(width * 1.08);
});

test('no letter of a keyboard is wider in the font', async () => {
  const letters = Array.from({ length: 0x7f }, (_, index) => String.fromCodePoint(index)).filter((letter) =>
    /[\p{L}\p{N}\p{P}]/u.test(letter),
  );
  for (const letter of letters) {
    const width = (await inFont(letter.repeat(20))) / 20;
    expect(textWidth(letter), letter).toBeGreaterThanOrEqual(width - 0.02);
  }
});

test('characters that are not drawn have no width', () => {
  expect(textWidth('\u2060\u2061\u2064Both\u200d o\u00adpen')).toBe(textWidth('Both open'));
});
