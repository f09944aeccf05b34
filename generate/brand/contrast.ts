// WCAG 2.2: 1.4.3 for text, 1.4.11 for graphics.
export const textContrast = 4.5;
export const graphicContrast = 3;

/** A colour as red, green and blue from 0 to 255. */
export type Rgb = readonly [number, number, number];

/** Parses a colour such as #149a84. */
function rgbOf(hex: string): Rgb {
  const part = (from: number) => Number.parseInt(hex.slice(from, from + 2), 16);
  return [part(1), part(3), part(5)];
}

/** Formats a colour as in #149a84. */
export function hexOf(rgb: Rgb): string {
  return `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

/** Returns the relative luminance of a colour (WCAG 2.2, definitions). */
function luminance(rgb: Rgb): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast ratio of two colours, from 1 to 21 (WCAG 2.2, definitions). */
export function contrast(one: string, other: string): number {
  const [lighter, darker] = [luminance(rgbOf(one)), luminance(rgbOf(other))].toSorted((a, b) => b - a);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}

/** Blends two overlapping colours as `mix-blend-mode` does: multiply, or screen on a dark background. */
export function blend(one: string, other: string, mode: 'multiply' | 'screen'): Rgb {
  const [a, b] = [rgbOf(one), rgbOf(other)];
  const mix = (x: number, y: number) =>
    mode === 'multiply' ? (x * y) / 255 : 255 - ((255 - x) * (255 - y)) / 255;
  return [mix(a[0], b[0]), mix(a[1], b[1]), mix(a[2], b[2])];
}
