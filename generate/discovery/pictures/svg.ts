import { element } from '#generate/documents/head/html.ts';
import type { Palette } from '#packages/content/brand/derive-palette.ts';
import type { Logo } from '#packages/content/brand/logo.ts';

/** A shape in one of the brand's colors, with the edge that a faint one has; the secondary is blended with what it overlaps. */
function inColor({ light }: Palette, fill: string | undefined, shape: string): string {
  if (fill === undefined) return shape;
  if (fill !== 'primary' && fill !== 'secondary') return element('g', { fill }, shape);
  const { [fill]: color, [`${fill}-edge` as const]: edge } = light;
  const stroke = edge === 'transparent' ? undefined : edge;
  const style = fill === 'secondary' ? 'mix-blend-mode:multiply' : undefined;
  return element('g', { fill: color, stroke, style }, shape);
}

function blended(shapes: string): string {
  return element('g', { style: 'isolation:isolate' }, shapes);
}

export function overlapping(palette: Palette, primary: string, secondary: string): string {
  return blended(inColor(palette, 'primary', primary) + inColor(palette, 'secondary', secondary));
}

export function drawnLogo(
  { shapes, ...size }: Logo,
  palette: Palette,
  { x, y, width }: { x: number; y: number; width: number },
): string {
  const drawn = shapes.map(({ tag, fill, attributes: { fillRule, ...geometry } }) =>
    inColor(palette, fill, element(tag, { ...geometry, 'fill-rule': fillRule }, '')),
  );
  return element(
    'g',
    { transform: `translate(${x} ${y}) scale(${width / size.width})` },
    blended(drawn.join('')),
  );
}

export function svgFile(width: number, height: number, content: string): string {
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height },
    content,
  );
}
