import sharp from 'sharp';
import type { Logo } from '#packages/content/brand/logo.ts';
import type { Site } from '#packages/content/site.ts';
import { element } from '#generate/documents/head/html.ts';
import { logoAddress } from '#generate/documents/head/structured-data/organization.ts';
import { pictureIn } from '../../media/logo-pictures.ts';
import type { SiteFile } from '../site-file.ts';
import { drawnLogo, svgFile } from './svg.ts';

type Brand = Pick<Site, 'logo' | 'palette'>;

/** The logo takes `share` of the width of the square. */
function squareLogo({ logo, palette }: Brand, size: number, share: number, background?: string): string {
  const scale = (size * share) / Math.max(logo.width, logo.height);
  const [width, height] = [logo.width * scale, logo.height * scale];
  const field = background ? element('rect', { width: size, height: size, fill: background }, '') : '';
  return svgFile(
    size,
    size,
    field + drawnLogo(logo, palette, { x: (size - width) / 2, y: (size - height) / 2, width }),
  );
}

function png(picture: string): Promise<Buffer> {
  return sharp(Buffer.from(picture)).png({ compressionLevel: 9 }).toBuffer();
}

// In px, the largest that browsers draw in a tab: every visitor loads it.
const tabSize = 64;

async function withSmallPictures(logo: Logo): Promise<Logo> {
  const shapes = logo.shapes.map(async ({ attributes, ...shape }) => {
    const { href } = attributes;
    if (href === undefined) return { ...shape, attributes };
    const small = await sharp(pictureIn(href))
      .resize({ width: tabSize, height: tabSize, fit: 'inside', withoutEnlargement: true })
      .png({ palette: true })
      .toBuffer();
    return {
      ...shape,
      attributes: { ...attributes, href: `data:image/png;base64,${small.toString('base64')}` },
    };
  });
  return { ...logo, shapes: await Promise.all(shapes) };
}

/** The favicon, which blends its colors with `multiply`, and with `screen` in dark mode. */
async function faviconSvg({ logo, palette }: Brand): Promise<string> {
  const light = squareLogo({ logo: await withSmallPictures(logo), palette }, 42, 1);
  // In a style element, so that the light version remains where a policy forbids inline styles.
  const dark = '@media(prefers-color-scheme:dark){[style*=multiply]{mix-blend-mode:screen!important}}';
  return light.replace('>', `><style>${dark}</style>`);
}

function ico(picture: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // type: icon
  header.writeUInt16LE(1, 4); // number of images
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // color planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(picture.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, picture]);
}

export function icons(brand: Brand): SiteFile[] {
  const { page } = brand.palette.light;
  return [
    { address: '/favicon.svg', make: () => faviconSvg(brand) },
    { address: '/favicon.ico', make: async () => ico(await png(squareLogo(brand, 32, 1)), 32) },
    { address: '/apple-touch-icon.png', make: () => png(squareLogo(brand, 180, 0.66, page)) },
    { address: logoAddress, make: () => png(squareLogo(brand, 512, 0.58, page)) },
  ];
}
