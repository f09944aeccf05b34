/**
 * Conversions between #rrggbb and OKLCH, whose lightness, unlike that of HSL, looks the same in every hue. The matrices
 * are those of https://bottosson.github.io/posts/oklab/.
 */

/** Lightness from 0 to 1, chroma from 0 to about 0.32 in sRGB, and hue in degrees, which means nothing without chroma. */
export type Oklch = { lightness: number; chroma: number; hue: number };

type Triple = readonly [number, number, number];

/** A colour as red, green and blue from 0 to 255. */
export type Rgb = Triple;

/** Parses a colour such as #149a84. */
export function rgbOf(hex: string): Rgb {
  const part = (from: number) => Number.parseInt(hex.slice(from, from + 2), 16);
  return [part(1), part(3), part(5)];
}

/** Formats a colour as in #149a84. */
export function hexOf(rgb: Rgb): string {
  return `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

/** Lightness, green to red, and blue to yellow. */
type Oklab = Triple;

const toLinear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const fromLinear = (part: number) => (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055);
const byteOf = (linear: number) => fromLinear(Math.min(Math.max(linear, 0), 1)) * 255;
const degrees = 180 / Math.PI;

/** Returns a colour such as #149a84 as red, green and blue in linear light, from 0 to 1. */
export function linearRgb(hex: string): Triple {
  const [red, green, blue] = rgbOf(hex);
  return [toLinear(red / 255), toLinear(green / 255), toLinear(blue / 255)];
}

function oklabOf(hex: string): Oklab {
  const [r, g, b] = linearRgb(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function linearOf([lightness, a, b]: Oklab): Triple {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const fromLab = ([lightness, a, b]: Oklab): Oklch => ({
  lightness,
  chroma: Math.hypot(a, b),
  hue: Math.atan2(b, a) * degrees,
});
const toLab = ({ lightness, chroma, hue }: Oklch): Oklab => [
  lightness,
  chroma * Math.cos(hue / degrees),
  chroma * Math.sin(hue / degrees),
];

/** Converts a colour such as #149a84. */
export function toOklch(hex: string): Oklch {
  return fromLab(oklabOf(hex));
}

const isInGamut = (colour: Oklch) => linearOf(toLab(colour)).every((part) => part > -0.0001 && part < 1.0001);

/** Converts to #rrggbb. Where sRGB has no such colour, one of the same lightness and hue with less chroma. */
export function toHex(colour: Oklch): string {
  let [chroma, tooMuch] = isInGamut(colour) ? [colour.chroma, colour.chroma] : [0, colour.chroma];
  while (tooMuch - chroma > 0.0001) {
    const middle = (chroma + tooMuch) / 2;
    if (isInGamut({ ...colour, chroma: middle })) chroma = middle;
    else tooMuch = middle;
  }
  const [red, green, blue] = linearOf(toLab({ ...colour, chroma }));
  return hexOf([byteOf(red), byteOf(green), byteOf(blue)]);
}

/** Mixes two colours such as #149a84, as CSS does with `color-mix(in oklab, …)`. `share` of the second is 0 to 1. */
export function mix(one: string, other: string, share: number): Oklch {
  const [a, b] = [oklabOf(one), oklabOf(other)];
  const part = (index: 0 | 1 | 2) => a[index] * (1 - share) + b[index] * share;
  return fromLab([part(0), part(1), part(2)]);
}
