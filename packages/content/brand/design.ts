/** The designer's colors for one pair of brand colors: derive-palette.ts derives those of other pairs from them. */

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** The company's two colors, as in #149a84: of the office that delivers, and of the one that meets clients. */
export type BrandColors = { primary: string; secondary: string };

export const designColors: BrandColors = { primary: '#149a84', secondary: '#f2552c' };

export type Source = keyof BrandColors | 'between';

/** A designed color, and whether it is colored as strongly as its source, or never more than in the design. */
export type Designed = { hex: string; of: Source; isTint: boolean };

const tint = (of: Source, hex: string): Designed => ({ hex, of, isTint: true });
const strong = (of: Source, hex: string): Designed => ({ hex, of, isTint: false });

const paper = tint('between', '#fbf7ee');
const cream = tint('between', '#f4eedf');
const ink = tint('primary', '#0e1f1d');
const night = tint('primary', '#0b1615');

export const design = {
  page: { light: paper, dark: night },
  text: { light: ink, dark: cream },
  quiet: { light: tint('primary', '#4a5a56'), dark: tint('primary', '#a9b8b2') },
  'primary-wash': { light: tint('primary', '#d3ece5'), dark: tint('primary', '#0d2723') },
  'primary-text': { light: strong('primary', '#07594d'), dark: strong('primary', '#4fd0ba') },
  'secondary-text': { light: strong('secondary', '#b93412'), dark: strong('secondary', '#ff8a66') },
  'on-primary': { light: tint('primary', '#04241e'), dark: tint('primary', '#04241e') },
  'on-secondary': { light: tint('secondary', '#2a0d04'), dark: tint('secondary', '#2a0d04') },
  'on-overlap': { light: paper, dark: tint('between', '#14110a') },
  'muted-bar': { light: tint('between', '#858b86'), dark: tint('between', '#97988e') },
  'on-muted-bar': { light: ink, dark: night },
  'on-action': { light: paper, dark: night },
  'on-panel-action': { light: paper, dark: paper },
  band: { light: strong('primary', '#12302b'), dark: strong('primary', '#11211f') },
  'on-band': { light: tint('between', '#f6f0e2'), dark: tint('between', '#f6f0e2') },
  'on-band-quiet': { light: tint('primary', '#c9d3cc'), dark: tint('primary', '#c9d3cc') },
} as const satisfies Record<string, Record<Theme, Designed>>;
