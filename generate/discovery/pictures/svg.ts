import type { Palette } from '#packages/content/brand/derive-palette.ts';
import type { Logo } from '#packages/content/brand/logo.ts';

export function svg(
  name: string,
  attributes: Record<string, string | number | undefined>,
  children = '',
): string {
  const text = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${value}"`);
  return `<${name}${text.join('')}>${children}</${name}>`;
}

/** A shape in one of the brand's colors, with the edge that a faint one has; the secondary is blended with what it overlaps. */
function inColor({ light }: Palette, fill: string | undefined, shape: string): string {
  if (fill === undefined) return shape;
  if (fill !== 'primary' && fill !== 'secondary') return svg('g', { fill }, shape);
  const { [fill]: color, [`${fill}-edge` as const]: edge } = light;
  const stroke = edge === 'transparent' ? undefined : edge;
  const style = fill === 'secondary' ? 'mix-blend-mode:multiply' : undefined;
  return svg('g', { fill: color, stroke, style }, shape);
}

function blended(shapes: string): string {
  return svg('g', { style: 'isolation:isolate' }, shapes);
}

/** Two shapes in the brand's colors whose overlap is blended with `multiply`. */
export function overlapping(palette: Palette, primary: string, secondary: string): string {
  return blended(inColor(palette, 'primary', primary) + inColor(palette, 'secondary', secondary));
}

/** A logo, `width` wide, with its top left corner at x and y. */
export function drawnLogo(
  { shapes, ...size }: Logo,
  palette: Palette,
  { x, y, width }: { x: number; y: number; width: number },
): string {
  const drawn = shapes.map(({ tag, fill, attributes: { fillRule, ...geometry } }) =>
    inColor(palette, fill, svg(tag, { ...geometry, 'fill-rule': fillRule })),
  );
  return svg(
    'g',
    { transform: `translate(${x} ${y}) scale(${width / size.width})` },
    blended(drawn.join('')),
  );
}

export function svgFile(width: number, height: number, content: string): string {
  return svg(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height },
    content,
  );
}
