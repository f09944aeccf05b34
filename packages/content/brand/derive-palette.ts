/** Derives every color of the site from the company's two. */
import { blend, clampChroma, converter, formatHex, interpolate, wcagContrast, type Oklch } from 'culori';
import { design, designColors, type BrandColors, type Designed, type Source, type Theme } from './design.ts';

// OKLCH's lightness, unlike that of HSL, looks the same in every hue.
const convert = converter('oklch');

/** Converts a color such as #149a84. A gray has no hue. */
function toOklch(color: string): Oklch {
  const converted = convert(color);
  if (!converted) throw new Error(`${color} is not a color`);
  return converted;
}

/** Converts to #rrggbb. Where sRGB has no such color, one of the same lightness and hue with less chroma. */
function toHex(color: Oklch): string {
  return formatHex(clampChroma(color, 'oklch'));
}

/** Mixes two colors such as #149a84, as CSS does with `color-mix(in oklab, …)`. `share` of the second is 0 to 1. */
function mix(one: string, other: string, share: number): Oklch {
  return convert(interpolate([one, other], 'oklab')(share));
}

// WCAG 2.2: 1.4.3 for text, 1.4.11 for graphics.
export const textContrast = 4.5;
export const graphicContrast = 3;

// Where the design's paper, a warm white, lies between its two brand colors.
const shareOfSecondary = 0.4;

function sourceOf(colors: BrandColors, source: Source): Oklch {
  return source === 'between'
    ? mix(colors.primary, colors.secondary, shareOfSecondary)
    : toOklch(colors[source]);
}

/** As light as designed, as far from its source in hue, and as strong in proportion to it. */
function transfer(colors: BrandColors, { hex, of, isTint }: Designed): Oklch {
  const [own, designed, from] = [sourceOf(colors, of), toOklch(hex), sourceOf(designColors, of)];
  const share = own.c / from.c;
  return {
    mode: 'oklch',
    l: designed.l,
    c: designed.c * (isTint ? Math.min(share, 1) : share),
    h: (own.h ?? 0) + (designed.h ?? 0) - (from.h ?? 0),
  };
}

const step = 0.005;
// Lightness of the design's paper and ink, and between its dark and its light texts.
const [paper, ink, middle] = [0.977, 0.22, 0.6];

/** Changes a color's lightness in steps until it has enough contrast with all grounds; undefined if it never has. */
function shift(color: Oklch, grounds: readonly string[], least: number, by: number): string | undefined {
  for (let { l } = color; ; l += by) {
    const hex = toHex({ ...color, l: Math.min(Math.max(l, 0), 1) });
    if (grounds.every((ground) => wcagContrast(hex, ground) >= least)) return hex;
    if (by < 0 ? l < 0 : l > 1) return undefined;
  }
}

/** A text color that is readable on all grounds: dark text gets darker, or becomes light if that is not enough. */
function readable(color: Oklch, ...grounds: string[]): string {
  const isDark = color.l < middle;
  const by = isDark ? -step : step;
  const other = { ...color, l: isDark ? paper : ink };
  const found = shift(color, grounds, textContrast, by) ?? shift(other, grounds, textContrast, -by);
  if (found === undefined) throw new Error(`no text is readable on all of ${grounds.join(', ')}`);
  return found;
}

/** A color that is visible on the page or the band: as it is if possible, otherwise further from the ground. */
function visible(color: Oklch, ground: string): string {
  const by = toOklch(ground).l > 0.5 ? -step : step;
  return shift(color, [ground], graphicContrast, by) ?? '#000000';
}

/** The color of the line around a shape, which a shape needs that is hard to see on its ground. */
function edge(color: string, ground: string): string {
  return wcagContrast(color, ground) < graphicContrast ? visible(toOklch(color), ground) : 'transparent';
}

/** By custom property without `--color-`. Text has WCAG's contrast on each ground; shapes that lack it have an edge. */
function themeColors(colors: BrandColors, theme: Theme) {
  const designed = (name: keyof typeof design) => transfer(colors, design[name][theme]);
  const [primary, secondary] = [colors.primary.toLowerCase(), colors.secondary.toLowerCase()];
  const hex = (name: keyof typeof design) => toHex(designed(name));
  const [page, wash, band] = [hex('page'), hex('primary-wash'), hex('band')];
  const overlap = formatHex(blend([primary, secondary], theme === 'light' ? 'multiply' : 'screen'));
  const text = readable(designed('text'), page, wash);
  const secondaryText = readable(designed('secondary-text'), page, wash);
  const onPrimary = readable(designed('on-primary'), primary);
  const onSecondary = readable(designed('on-secondary'), secondary);
  const onBand = readable(designed('on-band'), band);
  const mutedBar = visible(designed('muted-bar'), page);
  const isSeen = wcagContrast(secondary, page) >= graphicContrast;
  // Buttons on panels have the panel's text color as their background.
  const onPanelAction = (fill: string, panel: string) => {
    const paper = hex('on-panel-action');
    return wcagContrast(paper, fill) < textContrast ? panel : paper;
  };
  // A lighter tone behind dark text, a darker one behind light text.
  const isTextDark = toOklch(onPrimary).l < toOklch(primary).l;
  return {
    page,
    text,
    quiet: readable(designed('quiet'), page, wash),
    primary,
    'on-primary': onPrimary,
    'primary-text': readable(designed('primary-text'), page, wash),
    'primary-wash': wash,
    'primary-high': toHex(mix(primary, isTextDark ? onBand : band, 0.45)),
    'primary-edge': edge(primary, page),
    secondary,
    'on-secondary': onSecondary,
    'secondary-text': secondaryText,
    'secondary-edge': edge(secondary, page),
    // Browsers blend the overlap of both: they multiply in the light theme, and screen in the dark one.
    'on-overlap': readable(designed('on-overlap'), overlap),
    current: isSeen ? secondary : secondaryText,
    // Opaque, because text must have enough contrast on it on any background.
    'muted-bar': mutedBar,
    'on-muted-bar': readable(designed('on-muted-bar'), mutedBar),
    action: text,
    'on-action': readable(designed('on-action'), text),
    'on-primary-action': onPanelAction(onPrimary, primary),
    'on-secondary-action': onPanelAction(onSecondary, secondary),
    band,
    'on-band': onBand,
    'on-band-quiet': readable(designed('on-band-quiet'), band),
    'band-primary-edge': edge(primary, band),
    'band-secondary-edge': edge(secondary, band),
  };
}

/** The colors of a theme in the form #149a84, or 'transparent' for an edge that is not needed. */
export type ThemeColors = Readonly<ReturnType<typeof themeColors>>;
export type ColorName = keyof ThemeColors;
export type Palette = Readonly<Record<Theme, ThemeColors>>;

export function derivePalette(colors: BrandColors): Palette {
  return { light: themeColors(colors, 'light'), dark: themeColors(colors, 'dark') };
}

const texts: readonly [text: ColorName, ground: ColorName][] = [
  ['text', 'page'],
  ['text', 'primary-wash'],
  ['quiet', 'page'],
  ['quiet', 'primary-wash'],
  ['primary-text', 'page'],
  ['primary-text', 'primary-wash'],
  ['secondary-text', 'page'],
  ['secondary-text', 'primary-wash'],
  ['on-primary', 'primary'],
  ['on-primary', 'primary-high'],
  ['on-secondary', 'secondary'],
  ['on-muted-bar', 'muted-bar'],
  ['on-muted-bar', 'on-band'],
  ['on-action', 'action'],
  ['on-primary-action', 'on-primary'],
  ['on-secondary-action', 'on-secondary'],
  ['on-band', 'band'],
  ['on-band-quiet', 'band'],
];

/** Each graphic that means something, the line around it if it has one, and what it stands on. */
const graphics: readonly [shape: ColorName, edge: ColorName | undefined, ground: ColorName][] = [
  ['primary', 'primary-edge', 'page'],
  ['secondary', 'secondary-edge', 'page'],
  ['primary', 'band-primary-edge', 'band'],
  ['secondary', 'band-secondary-edge', 'band'],
  ['current', undefined, 'page'],
  ['muted-bar', undefined, 'page'],
];

/**
 * A color on its ground: the two colors' names, as in 'text on page', the contrast ratio, and the least that WCAG 2.2 asks for. With
 * `hasEdge`, a shape of too little contrast has a line around it, and `front` is the line's color.
 */
function measured(name: string, front: string, ground: string, least: number, hasEdge = false) {
  return { name, front, ground, ratio: wcagContrast(front, ground), least, hasEdge };
}

export type Contrast = ReturnType<typeof measured>;

export function contrastsOf(palette: Palette, theme: Theme): Contrast[] {
  const { [theme]: colors } = palette;
  const overlap = formatHex(
    blend([colors.primary, colors.secondary], theme === 'light' ? 'multiply' : 'screen'),
  );
  const muted = toHex(mix(colors['on-band'], colors.band, 0.4));
  return [
    ...texts.map(([text, ground]) =>
      measured(`${text} on ${ground}`, colors[text], colors[ground], textContrast),
    ),
    measured('on-overlap on overlap', colors['on-overlap'], overlap, textContrast),
    measured('on-muted-bar on the lighter part of a bar', colors['on-muted-bar'], muted, textContrast),
    ...graphics.map(([shape, edge, ground]) => {
      const line = edge === undefined ? 'transparent' : colors[edge];
      const hasEdge = line !== 'transparent';
      const front = hasEdge ? line : colors[shape];
      return measured(`${shape} on ${ground}`, front, colors[ground], graphicContrast, hasEdge);
    }),
  ];
}
