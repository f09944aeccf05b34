/** Colors in OKLCH, whose lightness, unlike that of HSL, looks the same in every hue. */
import { clampChroma, converter, formatHex, interpolate, type Oklch } from 'culori';

const convert = converter('oklch');

/** Converts a color such as #149a84. A gray has no hue. */
export function toOklch(color: string): Oklch {
  const converted = convert(color);
  if (!converted) throw new Error(`${color} is not a color`);
  return converted;
}

/** Converts to #rrggbb. Where sRGB has no such color, one of the same lightness and hue with less chroma. */
export function toHex(color: Oklch): string {
  return formatHex(clampChroma(color, 'oklch'));
}

/** Mixes two colors such as #149a84, as CSS does with `color-mix(in oklab, …)`. `share` of the second is 0 to 1. */
export function mix(one: string, other: string, share: number): Oklch {
  return convert(interpolate([one, other], 'oklab')(share));
}
