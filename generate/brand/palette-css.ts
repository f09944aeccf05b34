import type { ColorName, Palette } from './derive-palette.ts';

/** Returns the stylesheet with a palette: a custom property for each colour. */
export function paletteCss({ light, dark }: Palette): string {
  const names = Object.keys(light) as ColorName[];
  const rules = names.map((name) => {
    const [value, other] = [light[name], dark[name]];
    return `--color-${name}:${value === other ? value : `light-dark(${value},${other})`};`;
  });
  return `@layer tokens{:root{${rules.join('')}}}`;
}
