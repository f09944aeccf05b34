import { linearRgb, rgbOf, type Rgb } from './oklch.ts';

// WCAG 2.2: 1.4.3 for text, 1.4.11 for graphics.
export const textContrast = 4.5;
export const graphicContrast = 3;

/** Returns the relative luminance of a colour (WCAG 2.2, definitions). */
function luminance(color: string): number {
  const [red, green, blue] = linearRgb(color);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast ratio of two colours, from 1 to 21 (WCAG 2.2, definitions). */
export function contrast(one: string, other: string): number {
  const [lighter, darker] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}

/** Blends two overlapping colours as `mix-blend-mode` does: multiply, or screen on a dark background. */
export function blend(one: string, other: string, mode: 'multiply' | 'screen'): Rgb {
  const [a, b] = [rgbOf(one), rgbOf(other)];
  const mix = (x: number, y: number) =>
    mode === 'multiply' ? (x * y) / 255 : 255 - ((255 - x) * (255 - y)) / 255;
  return [mix(a[0], b[0]), mix(a[1], b[1]), mix(a[2], b[2])];
}
