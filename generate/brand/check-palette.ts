import { blend, contrast, hexOf, rgbOf } from './contrast.ts';
import { ContentError } from '../content/mistakes.ts';
import { colour, isColour, paletteFile, readPalette, themes, type Palette, type Theme } from './palette.ts';

// WCAG 2.2, 1.4.3.
const least = 4.5;

/** Each colour of text, and the grounds on which it stands. */
const grounds: Readonly<Record<string, readonly string[]>> = {
  'color-text': ['color-page', 'color-teal-wash'],
  'color-quiet': ['color-page'],
  'color-teal-text': ['color-page'],
  'color-orange-text': ['color-page'],
  'color-on-teal': ['color-teal'],
  'color-on-orange': ['color-orange'],
  'color-on-overlap': ['color-overlap'],
  'color-on-muted-bar': ['color-muted-bar'],
  'color-on-action': ['color-action'],
  // Buttons on panels have the panel's text colour as their ground.
  'color-on-panel-action': ['color-on-teal', 'color-on-orange'],
  'color-on-band': ['color-band'],
  'color-on-band-quiet': ['color-band'],
};

function contrastMistakes(palette: Palette, theme: Theme): string[] {
  return Object.entries(grounds).flatMap(([text, all]) =>
    all.flatMap((ground) => {
      const [front, back] = [colour(palette, text, theme), colour(palette, ground, theme)];
      const ratio = contrast(front, back);
      if (ratio >= least) return [];
      // Rounded down: 4.49 must not read as 4.5.
      const said = Math.floor(ratio * 100) / 100;
      return `--${text}: ${front} on --${ground}, ${back}, has a contrast of ${said}:1 in the ${theme} theme; text needs ${least}:1`;
    }),
  );
}

/** The shapes blend by themselves; bars and drawings that show the overlap alone need its colour. */
function overlapMistakes(palette: Palette, theme: Theme): string[] {
  const mixed = blend(
    colour(palette, 'color-teal', theme),
    colour(palette, 'color-orange', theme),
    theme === 'light' ? 'multiply' : 'screen',
  );
  const written = rgbOf(colour(palette, 'color-overlap', theme));
  // Small differences cannot be told apart.
  if (written.every((part, index) => Math.abs(part - (mixed[index] ?? 0)) <= 8)) return [];
  return [
    `--color-overlap: must be near ${hexOf(mixed)} in the ${theme} theme, where teal and orange overlap`,
  ];
}

const referencesOf = (value = '') => [...value.matchAll(/var\(--([\w-]+)\)/g)].map(([, name = '']) => name);

/** Whether following the references of a colour never ends. */
function isCircular(palette: Palette, name: string, above: readonly string[] = []): boolean {
  if (above.includes(name)) return true;
  return referencesOf(palette.get(name)).some((other) => isCircular(palette, other, [...above, name]));
}

/** Returns what is wrong with a palette, a line each: a name with the reason. */
export function paletteMistakes(palette: Palette): string[] {
  const unread = [...palette].flatMap(([name, value]) => {
    const missing = referencesOf(value).filter((other) => !palette.has(other));
    if (!isColour(value))
      return `--${name}: ${value} is not #rrggbb, var(--name), or light-dark() of two of these`;
    if (isCircular(palette, name)) return `--${name}: ${value} leads back to itself`;
    return missing.map((other) => `--${name}: var(--${other}) is not a colour of this file`);
  });
  const needed = [...Object.keys(grounds), ...Object.values(grounds).flat(), 'color-orange'];
  const absent = [...new Set(needed)]
    .filter((name) => !palette.has(name))
    .map((name) => `--${name}: is missing`);
  if (unread.length + absent.length > 0) return [...unread, ...absent];
  return themes.flatMap((theme) => [...contrastMistakes(palette, theme), ...overlapMistakes(palette, theme)]);
}

/** Throws a ContentError if a project's palette is incomplete or has text that cannot be read. */
export function checkPalette(root: string): void {
  const mistakes = paletteMistakes(readPalette(root));
  if (mistakes.length > 0) throw new ContentError(new Map([[paletteFile, mistakes]]));
}
