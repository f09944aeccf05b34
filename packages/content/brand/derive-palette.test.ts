import { assert, constantFrom, integer, oneof, property, tuple } from 'fast-check';
import { formatHex } from 'culori';
import { expect, test } from 'vitest';
import { contrastsOf, derivePalette, type ColorName } from './derive-palette.ts';
import { design, designColors, themes } from './design.ts';

test('is as designed for the colors of the design', () => {
  const palette = derivePalette(designColors);
  for (const theme of themes)
    for (const [name, designed] of Object.entries(design)) {
      if (name === 'on-panel-action') continue;
      expect(palette[theme][name as ColorName], `${name}, ${theme}`).toBe(designed[theme].hex);
    }
  expect(palette.light).toMatchObject({ primary: designColors.primary, secondary: designColors.secondary });
  expect(palette.light).toMatchObject({ 'primary-edge': 'transparent', 'secondary-edge': 'transparent' });
});

test('keeps the colors that it is given', () => {
  const palette = derivePalette({ primary: '#1F3BFF', secondary: '#FFB000' });
  for (const theme of themes)
    expect(palette[theme]).toMatchObject({ primary: '#1f3bff', secondary: '#ffb000' });
});

test('draws no stronger line around a shape than it needs', () => {
  const { light, dark } = derivePalette({ primary: '#ffffff', secondary: '#000000' });
  expect([light['primary-edge'], dark['secondary-edge']]).toEqual(['#8f8f8f', '#626262']);
});

const themesOf = (primary: string, secondary: string) => {
  const palette = derivePalette({ primary, secondary });
  return themes.flatMap((theme) => contrastsOf(palette, theme).map((each) => ({ theme, ...each })));
};

test('gives all text and graphics the contrast that WCAG asks for, with any two colors', () => {
  const byte = oneof(integer({ min: 0, max: 255 }), constantFrom(0, 1, 254, 255));
  const color = tuple(byte, byte, byte).map(([r, g, b]) =>
    formatHex({ mode: 'rgb', r: r / 255, g: g / 255, b: b / 255 }),
  );
  assert(
    property(color, color, (primary, secondary) => {
      expect(themesOf(primary, secondary).filter(({ ratio, least }) => ratio < least)).toEqual([]);
    }),
    {
      numRuns: 300,
      examples: [
        ['#ffe600', '#fdfdfb'],
        ['#010203', '#0000ff'],
        ['#2a6f4e', '#2a6f4e'],
        ['#777777', '#888888'],
      ],
    },
  );
});
