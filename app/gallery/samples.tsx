/** Helpers for the examples of content of any length. */
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import samples from 'virtual:gallery-samples';
import type { Photo } from '#generate/media/photo.ts';
import { SiteContext, type Site } from '#app/layout/site-context.ts';
import { defaultLocale } from '#app/site/locales.ts';

/** Provides an example with the site context of the tests' fictional company, with changes if need be. */
export function SampleSite({ children, changes }: { children: ReactNode; changes?: Partial<Site> }) {
  return (
    <MemoryRouter>
      <SiteContext value={{ ...samples.site, ...changes, locale: defaultLocale }}>{children}</SiteContext>
    </MemoryRouter>
  );
}

/** Repeats items until there are `count`. */
export function repeatItems<Item>(items: readonly Item[], count: number): { key: string; item: Item }[] {
  return Array.from({ length: count }, (_, index) => {
    const item = items[index % items.length];
    if (item === undefined) throw new Error('there are no samples');
    return { key: `${count}-${index}`, item };
  });
}

/** Returns a picture of a given size as a data URL, so that no build has to generate a file. */
export function samplePhoto(width: number, height: number): Photo {
  const [x, y] = [width / 2, height / 2];
  const radius = Math.min(x, y) * 0.6;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<path fill="#d9e4dc" d="M0 0h${width}v${height}H0z"/>
<circle fill="#3f7f74" cx="${x - radius / 2}" cy="${y}" r="${radius}"/>
<circle fill="#b5573d" fill-opacity=".8" cx="${x + radius / 2}" cy="${y}" r="${radius}"/>
</svg>`;
  const files = [{ address: `data:image/svg+xml;base64,${btoa(svg)}`, width }];
  return { width, height, color: '#d9e4dc', avif: [], webp: files };
}
