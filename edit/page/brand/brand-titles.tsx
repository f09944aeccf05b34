import type { OpenedBrand } from '#edit/brand/brand.ts';
import { counted } from '#edit/content/labels.ts';

type Props = { name: string; titles: OpenedBrand['titles']; longest: number };

/** Says which pages' titles have room for the company's name in a search result. */
export function BrandTitles({ name, titles, longest }: Props) {
  const over = titles.filter(({ start }) => start.length + name.trim().length > longest);
  const count = titles.length - over.length;
  return (
    <div className="about" role="status">
      <p className="hint">
        {name.trim().length} characters: search engines show it in the titles of {count} of {titles.length}{' '}
        pages.
      </p>
      {over.length > 0 && (
        <details>
          <summary>
            {counted(over.length, 'title has', 'titles have')} no room for it, and leave it out
          </summary>
          <ul>
            {over.map(({ where, start }) => (
              <li key={where}>
                {where}: {start.length + name.trim().length} of {longest} characters
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
