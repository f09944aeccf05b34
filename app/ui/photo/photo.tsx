import './photo.css';
import type { Photo as PhotoFacts } from '#packages/content/media/photo.ts';
import { photoFiles, type PhotoFile } from './photo-files.ts';

type PhotoProps = {
  photo: PhotoFacts;
  alt: string;
  /** The width that the layout has for it, in CSS pixels; it also fills a narrower window. */
  availableWidth: number;
  /** Whether it is in the first view, where lazy loading would delay it. */
  isFirst?: boolean;
};

const list = (files: readonly PhotoFile[]) =>
  files.map(({ address, width }) => `${address} ${width}w`).join(', ');

/** A picture from the content, over a placeholder color until it has loaded, and never enlarged. */
export function Photo({ photo, alt, availableWidth, isFirst = false }: PhotoProps) {
  const { color, height, width } = photo;
  const webp = photoFiles(photo, 'webp');
  const shown = Math.min(availableWidth, width);
  const sizes = `(min-width: ${shown + 40}px) ${shown}px, 100vw`;
  const fallback = webp.find((file) => file.width >= shown) ?? webp.at(-1);
  return (
    <span className="photo">
      {/* An SVG attribute, because the site's policy allows no style attributes. */}
      {color && (
        <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
          <path fill={color} d="M0 0h1v1H0z" />
        </svg>
      )}
      <picture>
        <source type="image/avif" srcSet={list(photoFiles(photo, 'avif'))} sizes={sizes} />
        <img
          src={fallback?.address}
          srcSet={list(webp)}
          sizes={sizes}
          width={width}
          height={height}
          alt={alt}
          loading={isFirst ? 'eager' : 'lazy'}
          decoding="async"
        />
      </picture>
    </span>
  );
}
