import { brand } from '#app/site/brand.ts';
import { markShapes } from '#app/ui/mark/mark-shapes.ts';

/** An SVG element as text; `children` is markup. Undefined attributes are left out. */
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

/** Two shapes in the brand's colours and, where they meet, the blend of both: like ink on paper. */
export function overlapping(teal: string, orange: string): string {
  return svg(
    'g',
    { style: 'isolation:isolate' },
    svg('g', { fill: brand.teal }, teal) +
      svg('g', { fill: brand.orange, style: 'mix-blend-mode:multiply' }, orange),
  );
}

/** The overlap mark, `width` wide, with its upper left corner at x and y. */
export function mark(x: number, y: number, width: number): string {
  return svg(
    'g',
    { transform: `translate(${x} ${y}) scale(${width / markShapes.width})` },
    overlapping(svg('rect', markShapes.teal), svg('rect', markShapes.orange)),
  );
}

/** A whole SVG file. */
export function svgFile(width: number, height: number, content: string): string {
  return svg(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height },
    content,
  );
}
