import { Resvg } from '@resvg/resvg-js';
import { brand } from '#app/site/brand.ts';
import { markShapes } from '#app/ui/mark/mark-shapes.ts';
import type { SiteFile } from '../discovery/site-file.ts';
import { mark, svg, svgFile } from './svg.ts';

/** The mark in the middle of a square, `share` of its width, on paper or on nothing. */
function squareMark(size: number, share: number, background?: string): string {
  const width = size * share;
  const height = (width / markShapes.width) * markShapes.height;
  const field = background ? svg('rect', { width: size, height: size, fill: background }) : '';
  return svgFile(size, size, field + mark((size - width) / 2, (size - height) / 2, width));
}

function png(picture: string): Buffer {
  return new Resvg(picture).render().asPng();
}

/** The mark for a browser's tab: like ink on paper, and like light where the browser is dark. */
export function faviconSvg(): string {
  const light = squareMark(42, 1);
  // A style sheet and not an attribute says it, so that the light one remains where a policy forbids style sheets.
  const dark = '@media(prefers-color-scheme:dark){[style*=multiply]{mix-blend-mode:screen!important}}';
  return light.replace('>', `><style>${dark}</style>`);
}

/** An icon file (ICO) that holds one square PNG picture. */
export function ico(picture: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // one picture
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits a pixel
  header.writeUInt32LE(picture.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, picture]);
}

/** The sizes of the maskable icons, in pixels. */
export const maskableSizes = [192, 512] as const;

export function maskableAddress(size: number): string {
  return `/icon-${size}.png`;
}

/** The mark as the icon of a tab, of a home screen and of an installed site. */
export function icons(): SiteFile[] {
  return [
    { address: '/favicon.svg', make: faviconSvg },
    { address: '/favicon.ico', make: () => ico(png(squareMark(32, 1)), 32) },
    { address: '/apple-touch-icon.png', make: () => png(squareMark(180, 0.66, brand.paper)) },
    // A mask may leave no more than a circle of 80 per cent (https://www.w3.org/TR/appmanifest/#icon-masks).
    ...maskableSizes.map((size) => ({
      address: maskableAddress(size),
      make: () => png(squareMark(size, 0.58, brand.paper)),
    })),
  ];
}
