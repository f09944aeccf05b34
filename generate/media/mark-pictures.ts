/** A mark that is a picture: its file for pages, which would each carry the picture otherwise. */
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { hashedFolder } from '#packages/site/addresses.ts';
import type { Mark } from '#packages/content/brand/mark.ts';
import type { SiteFile } from '../discovery/site-file.ts';

// Pages show it in a line of text, at a device pixel ratio of at most 3.
const height = 160;

const addressOf = (dataUrl: string) =>
  `${hashedFolder}mark-${createHash('sha256').update(dataUrl).digest('base64url').slice(0, 8)}.webp`;

export function markOnPages(mark: Mark): Mark {
  const shapes = mark.shapes.map(({ attributes: { href, ...geometry }, ...shape }) => ({
    ...shape,
    attributes: { ...geometry, ...(href !== undefined && { href: addressOf(href) }) },
  }));
  return { ...mark, shapes };
}

export function markPictures({ shapes }: Mark): SiteFile[] {
  return shapes.flatMap(({ attributes: { href } }) =>
    href === undefined
      ? []
      : {
          address: addressOf(href),
          make: () =>
            sharp(Buffer.from(href.replace(/^[^,]*,/, ''), 'base64'))
              .resize({ height, withoutEnlargement: true })
              .webp({ quality: 90 })
              .toBuffer(),
        },
  );
}
