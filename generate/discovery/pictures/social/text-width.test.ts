import { expect, test } from 'vitest';
import { escapeHtml } from '#generate/documents/head/html.ts';
import { pictureFonts } from './picture-fonts.ts';
import { svg, svgFile } from '../svg.ts';
import { Resvg } from '@resvg/resvg-js';
import { textWidth } from '#packages/site/text-width.ts';

const {
  files: [heaviest = ''],
} = await pictureFonts(process.cwd());

/** Measures a line in the font of headings, in em. Letters without ink at their ends, such as spaces, are not counted. */
function inFont(line: string): number {
  const text = svg(
    'text',
    { 'font-family': 'Schibsted Grotesk', 'font-weight': 800, 'font-size': 100 },
    line,
  );
  const font = { fontFiles: [heaviest], loadSystemFonts: false };
  const box = new Resvg(svgFile(1, 1, text), { font }).getBBox();
  return (box?.width ?? 0) / 100;
}

test.each([
  'Both open for 7 hours, every working day',
  'Ambas abiertas: 5,5 horas',
  'San Francisco',
  'Zürich–Winnipeg, 24%',
  '09:00–18:00, headquarters and client engagement',
])('is as wide as in the font, or a little wider: %s', (line) => {
  expect(textWidth(line)).toBeGreaterThanOrEqual(inFont(line));
  expect(textWidth(line)).toBeLessThan(inFont(line) * 1.08);
});

test('no letter of a keyboard is wider in the font', () => {
  const letters = Array.from({ length: 0x7f }, (_, index) => String.fromCodePoint(index)).filter((letter) =>
    /[\p{L}\p{N}\p{P}]/u.test(letter),
  );
  for (const letter of letters) {
    const line = escapeHtml(letter).repeat(20);
    expect(textWidth(letter), letter).toBeGreaterThanOrEqual(inFont(line) / 20 - 0.02);
  }
});

test('characters that are not drawn have no width', () => {
  expect(textWidth('\u2060\u2061\u2064Both\u200d o\u00adpen')).toBe(textWidth('Both open'));
});
