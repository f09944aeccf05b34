import { blend, formatHex, wcagContrast } from 'culori';
import { graphicContrast, textContrast, type ColorName, type Palette } from './derive-palette.ts';
import type { Theme } from './design.ts';
import { mix, toHex } from './oklch.ts';

/** A colour on its ground: the contrast ratio, and the least that WCAG 2.2 asks for. */
export type Contrast = {
  /** The two colours' names, as in 'text on page'. */
  name: string;
  front: string;
  ground: string;
  ratio: number;
  least: number;
  /** Whether a shape of too little contrast has a line around it; `front` is then the line's colour. */
  hasEdge: boolean;
};

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

function measured(name: string, front: string, ground: string, least: number, hasEdge = false): Contrast {
  return { name, front, ground, ratio: wcagContrast(front, ground), least, hasEdge };
}

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
