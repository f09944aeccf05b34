/** Turns a drawing as Illustrator, Figma or Inkscape exports it into the flat shapes of a logo. */
import { average, formatHex, parse } from 'culori';
import { tooDeep } from '#packages/content/brand/logo.ts';
import { optimize, querySelectorAll, type CustomPlugin, type XastElement, type XastParent } from 'svgo';

type Attributes = Readonly<Record<string, string>>;

type Drawing = {
  byId: Map<string, XastElement>;
  /** What is drawn otherwise. */
  notes: Set<string>;
  /** What flat shapes cannot have, but a picture of the drawing can. */
  effects: Set<string>;
  /** What cannot be drawn. */
  mistakes: Set<string>;
  /** How many elements may still be drawn: a few groups that copy each other would otherwise be millions. */
  budget: number;
};
// Far more than a logo has, and than every page can carry; with these, drawing it takes seconds at most.
const mostElements = 2000;
const mostKilobytes = 200;

type Context = { transform: string; attributes: Attributes; used: readonly XastElement[] };

const shapes = new Set(['rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'path']);
const containers = new Set(['svg', 'g', 'a', 'switch', 'symbol']);
const silent = new Set([
  'defs',
  'title',
  'desc',
  'metadata',
  'style',
  'linearGradient',
  'radialGradient',
  'clipPath',
]);
const remedies: Readonly<Record<string, string>> = {
  text: 'convert the text to outlines',
  image: 'choose the picture itself (PNG or JPEG) as the logo',
};
const effects = {
  mask: 'a mask: merge the shapes that it cuts',
  'clip-path': 'a clipping path: merge the shapes that it cuts',
  filter:
    'a shadow or a blur: take it away under Effects (Figma), Effect (Illustrator) or Filters (Inkscape)',
  stroke: 'a stroke: make a shape of it by Outline Stroke (Figma, Illustrator) or Stroke to Path (Inkscape)',
  percent: 'sizes in percent: export it with sizes in pixels',
} as const;
const geometry = /^(?:x|y|width|height|cx|cy|r|rx|ry|x1|x2|y1|y2|points|d)$/;
const inherited = /^(?:fill|fill-rule|fill-opacity|stroke|display|visibility)$/;

const isElement = (node: { type: string }): node is XastElement => node.type === 'element';
const elementsIn = ({ children }: XastParent) => children.filter(isElement);
const pick = (attributes: Attributes, names: RegExp): Attributes =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => names.test(name)));
const isSet = (value = 'none') => value !== 'none' && parse(value)?.alpha !== 0;

/** @param reference '#id' or 'url(#id)' */
function referred({ byId }: Drawing, reference = ''): XastElement | undefined {
  return byId.get(/^(?:url\(["']?)?#([^"')]+)/.exec(reference)?.[1] ?? '');
}
const linkOf = ({ href, ['xlink:href']: older }: Attributes) => href ?? older;

function refuse({ mistakes }: Drawing, name: string): void {
  mistakes.add(`has ${name}, which a logo cannot: ${remedies[name] ?? 'export it as flat shapes'}`);
}

function colorOf(drawing: Drawing, paint = 'black'): string {
  if (paint === 'primary' || paint === 'secondary') return paint;
  const gradient = referred(drawing, paint);
  if (!gradient) return formatHex(paint) ?? '#000000';
  const stops = elementsIn(referred(drawing, linkOf(gradient.attributes)) ?? gradient);
  const [first = 'black', ...others] = stops.map(({ attributes }) => attributes['stop-color'] ?? 'black');
  const color = formatHex(average([first, ...others]));
  drawing.notes.add(`A gradient is drawn in one color, ${color}.`);
  return color;
}

function judgeEffects(drawing: Drawing, attributes: Attributes): void {
  for (const effect of ['mask', 'filter'] as const)
    if (isSet(attributes[effect])) drawing.effects.add(effects[effect]);
  const clip = attributes['clip-path'];
  // Figma clips every drawing to its own size, which changes nothing.
  const inside = elementsIn(referred(drawing, clip) ?? { type: 'root', children: [] });
  if (isSet(clip) && (inside.length !== 1 || inside[0]?.name !== 'rect'))
    drawing.effects.add(effects['clip-path']);
  if (Number(attributes['opacity'] ?? 1) < 1 || Number(attributes['fill-opacity'] ?? 1) < 1)
    drawing.notes.add('What is partly transparent is drawn whole.');
}

/** SVGO does not convert rounded rectangles. */
function roundedPath({ x, y, width, height, rx, ry }: Attributes): string {
  const [w, h] = [Number(width), Number(height)];
  const [across, down] = [Math.min(Number(rx ?? ry), w / 2), Math.min(Number(ry ?? rx), h / 2)];
  const corner = (dx: number, dy: number) => `a${across} ${down} 0 0 1 ${dx} ${dy}`;
  return [
    `M${Number(x ?? 0) + across} ${y ?? 0}`,
    `h${w - 2 * across}${corner(across, down)}`,
    `v${h - 2 * down}${corner(-across, down)}`,
    `h${2 * across - w}${corner(-across, -down)}`,
    `v${2 * down - h}${corner(across, -down)}z`,
  ].join('');
}

function flatShape(drawing: Drawing, element: XastElement, { transform, attributes }: Context): XastElement {
  const own = pick(element.attributes, geometry);
  if (Object.values(own).some((size) => size.includes('%'))) drawing.effects.add(effects.percent);
  const isRounded = element.name === 'rect' && (own['rx'] ?? own['ry']) !== undefined;
  const form = isRounded ? { d: roundedPath(own) } : own;
  return {
    ...element,
    name: isRounded ? 'path' : element.name,
    children: [],
    attributes: {
      ...form,
      fill: colorOf(drawing, attributes['fill']),
      ...(attributes['fill-rule'] === 'evenodd' && { 'fill-rule': 'evenodd' }),
      ...(transform && { transform }),
    },
  };
}

function flatShapes(drawing: Drawing, element: XastElement, context: Context): XastElement[] {
  const { name, attributes: given } = element;
  drawing.budget -= 1;
  if (drawing.budget < 0) {
    drawing.mistakes.add(
      `has more than ${mostElements} elements once its copies are drawn: export fewer shapes`,
    );
    return [];
  }
  if (silent.has(name) || name.includes(':')) return [];
  const attributes = { ...context.attributes, ...pick(given, inherited) };
  if (attributes['display'] === 'none' || attributes['visibility'] === 'hidden') return [];
  judgeEffects(drawing, given);
  const transform = `${context.transform} ${given['transform'] ?? ''}`.trim();
  if (name === 'use') {
    const used = referred(drawing, linkOf(given));
    const place = `${transform} translate(${given['x'] ?? 0} ${given['y'] ?? 0})`.trim();
    if (used && !context.used.includes(used))
      return flatShapes(drawing, used, { transform: place, attributes, used: [...context.used, used] });
    refuse(drawing, 'a copy of what is not there, or of itself');
    return [];
  }
  if (containers.has(name))
    return elementsIn(element).flatMap((child) =>
      drawing.budget < 0 ? [] : flatShapes(drawing, child, { ...context, transform, attributes }),
    );
  if (!shapes.has(name)) {
    refuse(drawing, name);
    return [];
  }
  if (isSet(attributes['stroke'])) drawing.effects.add(effects.stroke);
  const fill = attributes['fill'] ?? 'black';
  return isSet(fill) ? [flatShape(drawing, element, { ...context, transform, attributes })] : [];
}

/** Replaces the contents by flat shapes, and moves the box to 0 0. */
function flatten(drawing: Drawing): CustomPlugin {
  return {
    name: 'flatten',
    fn: (root) => {
      for (const element of querySelectorAll(root, '[id]').filter(isElement))
        drawing.byId.set(element.attributes['id'] ?? '', element);
      for (const svg of elementsIn(root)) {
        const { viewBox, width, height } = svg.attributes;
        const box = (viewBox ?? `0 0 ${width} ${height}`).trim().split(/[\s,]+/);
        const [x = 0, y = 0, ...size] = box.map((each) => Number.parseFloat(each));
        const transform = x === 0 && y === 0 ? '' : `translate(${-x} ${-y})`;
        svg.children = flatShapes(drawing, svg, { transform, attributes: {}, used: [] });
        svg.attributes = { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${size.join(' ')}` };
      }
      return {};
    },
  };
}

type Flattened = { text: string; notes: string[]; effects?: string[]; mistakes: string[] };

export function flattenLogo(text: string): Flattened {
  const kilobytes = Math.ceil(Buffer.byteLength(text) / 1000);
  if (kilobytes > mostKilobytes)
    return {
      text,
      notes: [],
      mistakes: [
        `has ${kilobytes} KB, and may have ${mostKilobytes}: export fewer shapes, or choose a picture (PNG)`,
      ],
    };
  const drawing: Drawing = {
    byId: new Map(),
    notes: new Set(),
    effects: new Set(),
    mistakes: new Set(),
    budget: mostElements,
  };
  try {
    const { data } = optimize(text, {
      js2svg: { pretty: true },
      plugins: [
        { name: 'inlineStyles', params: { onlyMatchedOnce: false } },
        'convertStyleToAttrs',
        flatten(drawing),
        { name: 'convertShapeToPath', params: { convertArcs: true } },
        'convertTransform',
        { name: 'convertPathData', params: { floatPrecision: 2 } },
        'removeComments',
        'removeDoctype',
        'removeXMLProcInst',
      ],
    });
    return {
      text: data,
      notes: [...drawing.notes],
      effects: [...drawing.effects],
      mistakes: [...drawing.mistakes],
    };
  } catch (error) {
    if (error instanceof RangeError) return { text, notes: [], mistakes: [tooDeep] };
    if (!(error instanceof Error) || error.name !== 'SvgoParserError') throw error;
    return { text, notes: [], mistakes: [`is not an SVG drawing (${error.message.split('\n')[0]})`] };
  }
}
