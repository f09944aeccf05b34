/** The file of a logo that is a picture, which each page would contain otherwise. */
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { hashedFolder } from '#packages/site/addresses.ts';
import type { Logo } from '#packages/content/brand/logo.ts';
import type { SiteFile } from '../discovery/site-file.ts';

// Pages show it in a line of text, at a device pixel ratio of at most 3.
const height = 160;

const addressOf = (dataUrl: string) =>
  `${hashedFolder}logo-${createHash('sha256').update(dataUrl).digest('base64url').slice(0, 8)}.webp`;

export const pictureIn = (dataUrl: string): Buffer => Buffer.from(dataUrl.replace(/^[^,]*,/, ''), 'base64');

export function logoOnPages(logo: Logo): Logo {
  const shapes = logo.shapes.map(({ attributes: { href, ...geometry }, ...shape }) => ({
    ...shape,
    attributes: { ...geometry, ...(href !== undefined && { href: addressOf(href) }) },
  }));
  return { ...logo, shapes };
}

export function logoPictures({ shapes }: Logo): SiteFile[] {
  return shapes.flatMap(({ attributes: { href } }) =>
    href === undefined
      ? []
      : {
          address: addressOf(href),
          make: () =>
            sharp(pictureIn(href))
              .resize({ height, withoutEnlargement: true })
              .webp({ quality: 90 })
              .toBuffer(),
        },
  );
}
