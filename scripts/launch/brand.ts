import { wcagContrast } from 'culori';
import { graphicContrast, type Palette } from '#packages/content/brand/derive-palette.ts';
import { designColors, themes, type BrandColors } from '#packages/content/brand/design.ts';
import { logoFile, type Logo } from '#packages/content/brand/logo.ts';
import { isStandInLogo, reservedIn, standInBrand } from '#packages/content/checks/launch.ts';
import { good, note, stop, type ReportLine } from './report.ts';

const colors = { file: 'content/site.yaml', path: 'colors' };
const logo = { file: logoFile };

export function checkColors({ primary, secondary }: BrandColors): ReportLine[] {
  const chosen = [primary, secondary].map((each) => each.toLowerCase());
  const kept = chosen.filter((each) => Object.values(designColors).includes(each));
  if (kept.length === 0) return [];
  const reason = `are still the placeholder brand's: ${kept.join(', ')}`;
  return [note(colors, reason, 'write yours, unless you mean to keep them')];
}

export function checkLogo(drawn: Logo, palette: Palette): ReportLine[] {
  if (isStandInLogo(drawn))
    return [stop(logo, 'is the logo of the placeholder brand', 'put yours in its place')];
  if (drawn.shapes.some(({ tag }) => tag === 'image')) {
    const reason = 'is a picture: its colors are the same in the dark theme';
    return [note(logo, reason, 'look at it in both themes, or choose an SVG drawing')];
  }
  const fixed = [...new Set(drawn.shapes.flatMap(({ fill }) => (fill?.startsWith('#') ? fill : [])))];
  const faint = themes.flatMap((theme) => {
    const grounds = [palette[theme].page, palette[theme].band];
    return fixed
      .filter((fill) => grounds.some((ground) => wcagContrast(fill, ground) < graphicContrast))
      .map((fill) => `${fill} is hard to see on the page or the footer in the ${theme} theme`);
  });
  if (faint.length === 0) return [good(logo, 'can be seen in both themes')];
  const toDo = 'write primary or secondary in its place, which get a line around them, or look at it';
  return faint.map((reason) => note(logo, reason, toDo));
}

/** The colors in site.yaml may have changed after the build. */
export function checkBuiltColors(
  { light }: Palette,
  { shapes }: Logo,
  files: Readonly<Record<string, string>>,
): ReportLine[] {
  const ofLogo = (['primary', 'secondary'] as const).filter((name) =>
    shapes.some(({ fill }) => fill === name),
  );
  const needed = [
    ...ofLogo.map((name) => ['dist/favicon.svg', light[name]] as const),
    ['dist/index.html', light.page] as const,
  ];
  return needed
    .filter(([file, color]) => !files[file]?.toLowerCase().includes(color))
    .map(([file, color]) =>
      stop({ file }, `does not contain ${color}, which follows from ${colors.file}`, 'rebuild the site'),
    );
}

const entry = /^[\s"']*([\w-]+)["']?\s*[:=]/;

/** The test sites keep their names. */
function standInsOn(line: string): string[] {
  if (line.includes('test/sites/')) return [];
  return [...(line.match(new RegExp(standInBrand, 'gi')) ?? []), ...reservedIn(line)];
}

/** Reports the first placeholder of each file. */
export function checkNames(files: Readonly<Record<string, string>>): ReportLine[] {
  return Object.entries(files).flatMap(([file, text]) => {
    const found = text
      .split('\n')
      .flatMap((line, index) => standInsOn(line).map((name) => ({ name, line, number: index + 1 })));
    const [first] = found;
    if (!first) return good({ file }, 'names no placeholder');
    const [, path] = entry.exec(first.line) ?? [];
    const at = path === undefined ? { line: first.number } : { path };
    const names = new Set(found.map(({ name }) => `“${name}”`));
    const reason = `has ${found.length === 1 ? 'a placeholder' : `${found.length} placeholders`}: ${[...names].join(', ')}`;
    return stop({ file, ...at }, reason, 'write yours');
  });
}
