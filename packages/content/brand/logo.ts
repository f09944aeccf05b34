import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import type { Saved } from '../reading/content-folder.ts';
import type { Checked } from '../reading/read-yaml.ts';
import { mistakeOfFile } from '../reading/mistakes.ts';
import { readText } from '../reading/read-text.ts';

export const logoFile = 'content/logo.svg';

type Fill = 'primary' | 'secondary' | `#${string}`;

/** `attributes` are spelled as in React (cx, fillRule). A picture has no fill, and its PNG as a data URL in `href`. */
type LogoShape = {
  tag: 'rect' | 'circle' | 'ellipse' | 'polygon' | 'path' | 'image';
  fill: Fill | undefined;
  attributes: Record<string, string>;
};

export type Logo = { width: number; height: number; shapes: LogoShape[] };

const geometry: Record<LogoShape['tag'], readonly string[]> = {
  rect: ['x', 'y', 'width', 'height', 'rx', 'ry'],
  circle: ['cx', 'cy', 'r'],
  ellipse: ['cx', 'cy', 'rx', 'ry'],
  polygon: ['points', 'fillRule'],
  path: ['d', 'fillRule'],
  image: ['x', 'y', 'width', 'height', 'href'],
};
const isTag = (name: string): name is LogoShape['tag'] => Object.hasOwn(geometry, name);
const isFill = (value: unknown): value is Fill =>
  /^(?:primary|secondary|#[\da-fA-F]{6})$/.test(String(value));

const elements = (nodes: readonly { type: string }[]) =>
  nodes.filter((node): node is Element => node.type === 'element');

function shapeMistakes({ tagName, properties, children }: Element): string[] {
  if (!isTag(tagName))
    return [
      `<${tagName}>: is not one of ${Object.keys(geometry).join(', ')}; export the logo as flat shapes`,
    ];
  const { fill, ...others } = properties;
  const isPicture = tagName === 'image';
  const isRight = isPicture ? String(others['href']).startsWith('data:image/png;base64,') : isFill(fill);
  const wanted = isPicture
    ? 'needs a PNG as a data URL in href; choose the picture in the editor'
    : `fill is ${fill ?? 'missing'}; write primary, secondary or #rrggbb`;
  const unknown = Object.keys(others).filter((name) => !geometry[tagName].includes(name));
  return [
    ...(isRight ? [] : [`<${tagName}>: ${wanted}`]),
    ...unknown.map((name) => `<${tagName}>: ${name} is not allowed; only fill and the shape itself are`),
    ...(elements(children).length > 0 ? [`<${tagName}>: has other elements in it`] : []),
  ];
}

// The stack has no room for groups in groups in groups.
export const tooDeep = 'has groups in groups, too many to draw: export flat shapes';

function parseSvg(text: string): Element[] | undefined {
  try {
    return elements(fromHtml(text, { fragment: true }).children);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

export function parseLogo(text: string): { mistakes: string[] } | { logo: Logo } {
  const roots = parseSvg(text);
  if (!roots) return { mistakes: [tooDeep] };
  const [svg] = roots;
  if (roots.length !== 1 || svg?.tagName !== 'svg') return { mistakes: ['is not one <svg> element'] };
  const [, width, height] = /^0 0 ([\d.]+) ([\d.]+)$/.exec(String(svg.properties['viewBox'])) ?? [];
  const parts = elements(svg.children);
  const mistakes = [
    ...(Number(width) > 0 && Number(height) > 0
      ? []
      : ['<svg>: needs a viewBox that begins with 0 0, as in viewBox="0 0 42 30"']),
    ...(parts.length > 0 ? [] : ['<svg>: has no shapes']),
    ...parts.flatMap(shapeMistakes),
  ];
  if (mistakes.length > 0) return { mistakes };
  const shapes = parts.map(({ tagName, properties: { fill, ...attributes } }) => ({
    tag: tagName,
    fill,
    attributes: Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, String(value)])),
  }));
  // Each is right, or there were mistakes.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return { logo: { width: Number(width), height: Number(height), shapes: shapes as LogoShape[] } };
}

export function checkLogo(saved: Saved): Checked<Logo> {
  const { text, mistakes } = readText(saved);
  if (text === undefined) return { file: logoFile, mistakes };
  const read = parseLogo(text);
  return 'logo' in read
    ? { file: logoFile, data: read.logo, mistakes: [] }
    : { file: logoFile, mistakes: read.mistakes.map(mistakeOfFile) };
}
