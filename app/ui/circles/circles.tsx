import { unitsPerCircle } from '#packages/site/drawn-figures.ts';

const columns = 13;

/** Circles that each stand for a number of units, in the color of texts: zero-length dashes with round caps. */
export function Circles({ count }: { count: number }) {
  const circles = Math.round(count / unitsPerCircle(count));
  const rows = Array.from({ length: Math.ceil(circles / columns) }, (_, row) => {
    const last = Math.min(columns, circles - row * columns) - 1;
    return `M8 ${10 + row * 20}h${last * 20 + 0.1}`;
  });
  return (
    <svg viewBox={`0 0 256 ${rows.length * 20}`} aria-hidden="true">
      <path
        d={rows.join('')}
        fill="none"
        stroke="currentColor"
        strokeWidth="16"
        strokeLinecap="round"
        strokeDasharray="0 20"
      />
    </svg>
  );
}
