import { blend, contrast, hexOf } from './contrast.ts';
import { ContentError } from '../content/mistakes.ts';
import { colour, isColour, paletteFile, readPalette, themes, type Palette, type Theme } from './palette.ts';

// WCAG 2.2, 1.4.3.
const least = 4.5;

/** Each text colour, and the background colours it is used on. */
const grounds: Readonly<Record<string, readonly string[]>> = {
  'color-text': ['color-page', 'color-teal-wash'],
  'color-quiet': ['color-page'],
  'color-teal-text': ['color-page'],
  'color-orange-text': ['color-page'],
  'color-on-teal': ['color-teal'],
  'color-on-orange': ['color-orange'],
  'color-on-muted-bar': ['color-muted-bar'],
  'color-on-action': ['color-action'],
  // Buttons on panels have the panel's text colour as their background.
  'color-on-panel-action': ['color-on-teal', 'color-on-orange'],
  'color-on-band': ['color-band'],
  'color-on-band-quiet': ['color-band'],
};

function contrastMistake(pair: { text: string; ground: string }, front: string, back: string, theme: Theme) {
  const ratio = contrast(front, back);
  if (ratio >= least) return [];
  // Rounded down: 4.499 must not read as 4.5.
  const roundedRatio = Math.floor(ratio * 100) / 100;
  return [
    `--${pair.text}: ${front} on ${pair.ground}, ${back}, has a contrast of ${roundedRatio}:1 in the ${theme} theme; text needs ${least}:1`,
  ];
}

function contrastMistakes(palette: Palette, theme: Theme): string[] {
  const read = (name: string) => colour(palette, name, theme);
  const mode = theme === 'light' ? 'multiply' : 'screen';
  const overlap = hexOf(blend(read('color-teal'), read('color-orange'), mode));
  const onOverlap = { text: 'color-on-overlap', ground: 'the overlap of teal and orange' };
  return [
    ...Object.entries(grounds).flatMap(([text, all]) =>
      all.flatMap((ground) =>
        contrastMistake({ text, ground: `--${ground}` }, read(text), read(ground), theme),
      ),
    ),
    ...contrastMistake(onOverlap, read(onOverlap.text), overlap, theme),
  ];
}

const referencesOf = (value = '') => [...value.matchAll(/var\(--([\w-]+)\)/g)].map(([, name = '']) => name);

/** Whether a colour's references contain a cycle. */
function isCircular(palette: Palette, name: string, above: readonly string[] = []): boolean {
  if (above.includes(name)) return true;
  return referencesOf(palette.get(name)).some((other) => isCircular(palette, other, [...above, name]));
}

/** Returns a palette's mistakes, one line each: the name and the reason. */
export function paletteMistakes(palette: Palette): string[] {
  const unread = [...palette].flatMap(([name, value]) => {
    const missing = referencesOf(value).filter((other) => !palette.has(other));
    if (!isColour(value))
      return `--${name}: ${value} is not #rrggbb, var(--name), or light-dark() of two of these`;
    if (isCircular(palette, name)) return `--${name}: ${value} leads back to itself`;
    return missing.map((other) => `--${name}: var(--${other}) is not a colour of this file`);
  });
  const needed = [...Object.keys(grounds), ...Object.values(grounds).flat(), 'color-on-overlap'];
  const absent = [...new Set(needed)]
    .filter((name) => !palette.has(name))
    .map((name) => `--${name}: is missing`);
  if (unread.length + absent.length > 0) return [...unread, ...absent];
  return themes.flatMap((theme) => contrastMistakes(palette, theme));
}

/** Throws a ContentError if a project's palette is invalid, incomplete or has text with too little contrast. */
export function checkPalette(root: string): void {
  const mistakes = paletteMistakes(readPalette(root));
  if (mistakes.length > 0) throw new ContentError(new Map([[paletteFile, mistakes]]));
}
