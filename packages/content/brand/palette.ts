import { keysOf } from '../keys-of.ts';
import type { Palette } from './derive-palette.ts';

export function paletteCss({ light, dark }: Palette): string {
  const rules = keysOf(light).map((name) => {
    const [value, other] = [light[name], dark[name]];
    return `--color-${name}:${value === other ? value : `light-dark(${value},${other})`};`;
  });
  return `@layer tokens{:root{${rules.join('')}}}`;
}

export const paletteModule = 'virtual:palette.css';
