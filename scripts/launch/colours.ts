import type { Finding } from './report.ts';

const stylesheet = 'app/styles/tokens.css';
const source = 'app/site/brand.ts';

/** The colours of the stylesheet by the names that pictures and icons know them by. */
export function stylesheetColours(tokens: string): Record<string, string> {
  const palette = [...tokens.matchAll(/^\s*--([\w-]+):\s*(#[\da-f]{3,8})\s*;/gim)];
  const quiet = /--color-quiet:\s*light-dark\(\s*(#[\da-f]{3,8})/i.exec(tokens)?.[1];
  const colours = palette.map(([, name = '', colour = '']): [string, string] => [name, colour.toLowerCase()]);
  return { ...Object.fromEntries(colours), ...(quiet && { quiet: quiet.toLowerCase() }) };
}

/** The colours in which a file of the built site is drawn: those of the brand that belong to it. */
export type DrawnFile = { file: string; text: string; colours: readonly string[] };

/**
 * Whether social pictures, icons and the manifest, which no stylesheet reaches, have the colours of the site: their
 * source by name, and the files that are built from it.
 */
export function checkColours(
  tokens: string,
  brand: Readonly<Record<string, string>>,
  files: readonly DrawnFile[],
): Finding[] {
  const site = stylesheetColours(tokens);
  const strange = Object.entries(brand)
    .filter(([name, colour]) => site[name] !== colour.toLowerCase())
    .map(([name, colour]): Finding => ({
      state: 'stop',
      file: source,
      key: name,
      reason: `pictures and icons are drawn in ${colour}, and the site in ${site[name] ?? 'no such colour'}`,
      toDo: `write the colour of ${stylesheet}, and build anew`,
    }));
  const stale = files.flatMap(({ file, text, colours }) =>
    colours
      .filter((name) => !text.toLowerCase().includes((brand[name] ?? '').toLowerCase()))
      .map((key): Finding => ({
        state: 'stop',
        file,
        key,
        reason: `is not drawn in ${brand[key]}, as ${source} has it`,
        toDo: 'build the site anew',
      })),
  );
  const found = [...strange, ...stale];
  if (found.length > 0) return found;
  return [
    { state: 'good', file: source, key: '', reason: 'pictures and icons have the colours of the site' },
  ];
}
