import type { Finding } from './report.ts';

/** A built file, and the brand colours that it must contain. */
export type DrawnFile = { file: string; text: string; colours: readonly string[] };

const source = 'content/site.yaml';

/** Checks that built files have the site's colours, which may have changed after the build. */
export function checkColours(
  brand: Readonly<Record<string, string>>,
  files: readonly DrawnFile[],
): Finding[] {
  const stale = files.flatMap(({ file, text, colours }) =>
    colours
      .filter((name) => !text.toLowerCase().includes((brand[name] ?? '').toLowerCase()))
      .map((key): Finding => ({
        state: 'stop',
        file,
        key,
        reason: `does not contain ${brand[key]}, which follows from ${source}`,
        toDo: 'rebuild the site',
      })),
  );
  if (stale.length > 0) return stale;
  return [{ state: 'good', file: source, key: 'colors', reason: 'pictures and icons are in these colours' }];
}
