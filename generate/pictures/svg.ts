import { brand } from '../brand/palette.ts';
import { markShapes } from '#app/ui/mark/mark-shapes.ts';

/** Returns an SVG element as markup; `children` is markup too. Skips undefined attributes. */
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

/** Returns two shapes in the brand's colours whose overlap is blended with `multiply`. */
export function overlapping(teal: string, orange: string): string {
  return svg(
    'g',
    { style: 'isolation:isolate' },
    svg('g', { fill: brand.teal }, teal) +
      svg('g', { fill: brand.orange, style: 'mix-blend-mode:multiply' }, orange),
  );
}

/** Returns the brand mark, `width` wide, with its top left corner at x and y. */
export function mark(x: number, y: number, width: number): string {
  return svg(
    'g',
    { transform: `translate(${x} ${y}) scale(${width / markShapes.width})` },
    overlapping(svg('rect', markShapes.teal), svg('rect', markShapes.orange)),
  );
}

/** Returns a complete SVG document. */
export function svgFile(width: number, height: number, content: string): string {
  return svg(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height },
    content,
  );
}
