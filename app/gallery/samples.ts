import type { Photo } from '#packages/content/media/photo.ts';

export function repeatItems<Item>(items: readonly Item[], count: number): { key: string; item: Item }[] {
  return Array.from({ length: count }, (_, index) => {
    const item = items[index % items.length];
    if (item === undefined) throw new Error('there are no samples');
    return { key: `${count}-${index}`, item };
  });
}

/** A picture of a given size as a data URL, so that no build has to generate a file. Its fragment takes the names of files. */
export function samplePhoto(width: number, height: number): Photo {
  const [x, y] = [width / 2, height / 2];
  const radius = Math.min(x, y) * 0.6;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<path fill="#d9e4dc" d="M0 0h${width}v${height}H0z"/>
<circle fill="#3f7f74" cx="${x - radius / 2}" cy="${y}" r="${radius}"/>
<circle fill="#b5573d" fill-opacity=".8" cx="${x + radius / 2}" cy="${y}" r="${radius}"/>
</svg>`;
  return { width, height, color: '#d9e4dc', path: `data:image/svg+xml;base64,${btoa(svg)}#`, hash: '' };
}
