/** Reads the brand's colours. Runs at build time only. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

export const paletteFile = 'app/styles/palette.css';

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Colours as written, by name without leading dashes: '#149a84', 'var(--paper)', 'light-dark(#000000, #ffffff)'. */
export type Palette = ReadonlyMap<string, string>;

const hex = '#[\\da-f]{6}';
const one = `(?:${hex}|var\\(--[\\w-]+\\))`;
const known = new RegExp(`^(?:${one}|light-dark\\(\\s*${one}\\s*,\\s*${one}\\s*\\))$`, 'i');

export function isColour(value: string): boolean {
  return known.test(value);
}

/** Parses the text of a palette file. */
export function parsePalette(css: string): Palette {
  const rules = css.replaceAll(/\/\*[^]*?\*\//g, '');
  return new Map(
    [...rules.matchAll(/--([\w-]+)\s*:\s*([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      value.trim(),
    ]),
  );
}

/**
 * Returns a colour in the form #149a84.
 *
 * @throws Error for a name that the palette does not have, or a value that is not a colour
 */
export function colour(palette: Palette, name: string, theme: Theme = 'light'): string {
  const value = palette.get(name) ?? '';
  const each = /^light-dark\(([^]*),([^]*)\)$/.exec(value);
  const chosen = (each ? (each[theme === 'light' ? 1 : 2] ?? '') : value).trim();
  const other = /^var\(--([\w-]+)\)$/.exec(chosen)?.[1];
  if (other !== undefined) return colour(palette, other, theme);
  if (!isColour(chosen)) throw new Error(`${paletteFile}: --${name} is not a colour`);
  return chosen.toLowerCase();
}

/** Reads the palette of a project. */
export function readPalette(root: string): Palette {
  return parsePalette(readFileSync(path.join(root, paletteFile), 'utf8'));
}

const root = path.join(import.meta.dirname, '../..');
const own = (name: string, theme?: Theme) => colour(readPalette(root), name, theme);

/** The colours of pictures, icons and the browser's bars. Getters, so that the palette is checked before it is read. */
export const brand = {
  get paper() {
    return own('color-page');
  },
  get night() {
    return own('color-page', 'dark');
  },
  get ink() {
    return own('color-text');
  },
  get quiet() {
    return own('color-quiet');
  },
  get teal() {
    return own('color-teal');
  },
  get orange() {
    return own('color-orange');
  },
} as const;
