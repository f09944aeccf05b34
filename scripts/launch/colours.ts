import type { Finding } from './report.ts';

const stylesheet = 'app/styles/tokens.css';
const source = 'app/site/brand.ts';

/** Reads the colours of the stylesheet, by the names used for pictures and icons. */
export function stylesheetColours(tokens: string): Record<string, string> {
  const palette = [...tokens.matchAll(/^\s*--([\w-]+):\s*(#[\da-f]{3,8})\s*;/gim)];
  const quiet = /--color-quiet:\s*light-dark\(\s*(#[\da-f]{3,8})/i.exec(tokens)?.[1];
  const colours = palette.map(([, name = '', colour = '']): [string, string] => [name, colour.toLowerCase()]);
  return { ...Object.fromEntries(colours), ...(quiet && { quiet: quiet.toLowerCase() }) };
}

/** A built file, and the brand colours that it must contain. */
export type DrawnFile = { file: string; text: string; colours: readonly string[] };

/**
 * Checks that pictures and icons, which cannot use the stylesheet, have its colours: both their source
 * and the built files.
 */
export function checkColours(
  tokens: string,
  brand: Readonly<Record<string, string>>,
  files: readonly DrawnFile[],
): Finding[] {
  const site = stylesheetColours(tokens);
  const mismatched = Object.entries(brand)
    .filter(([name, colour]) => site[name] !== colour.toLowerCase())
    .map(([name, colour]): Finding => ({
      state: 'stop',
      file: source,
      key: name,
      reason: `pictures and icons are drawn in ${colour}, and the site in ${site[name] ?? 'none of this name'}`,
      toDo: `copy the colour from ${stylesheet} and rebuild`,
    }));
  const stale = files.flatMap(({ file, text, colours }) =>
    colours
      .filter((name) => !text.toLowerCase().includes((brand[name] ?? '').toLowerCase()))
      .map((key): Finding => ({
        state: 'stop',
        file,
        key,
        reason: `does not contain ${brand[key]}, the colour in ${source}`,
        toDo: 'rebuild the site',
      })),
  );
  const found = [...mismatched, ...stale];
  if (found.length > 0) return found;
  return [
    { state: 'good', file: source, key: '', reason: 'pictures and icons have the colours of the site' },
  ];
}
