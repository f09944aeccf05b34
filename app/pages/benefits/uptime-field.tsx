import { hoursAtRisk } from '#packages/site/drawn-figures.ts';
import styles from './diagram.module.css';

const cell = 10;
const dotRadius = 3.4;

// Grids with one dot per hour, of similar proportions. Above the largest, a dot stands for several hours.
const fields = [
  { columns: 50, rows: 20 },
  { columns: 80, rows: 25 },
  { columns: 100, rows: 50 },
  { columns: 125, rows: 80 },
] as const;
const largest = fields[3];

/** A grid of dots in which the hours at risk are highlighted; less than a dot is drawn as part of one. */
export function UptimeField({ uptime }: { uptime: number }) {
  const { hours, atRisk } = hoursAtRisk(uptime);
  const { columns, rows } = fields.find((field) => field.columns * field.rows === hours) ?? largest;
  const dots = columns * rows;
  const lost = (atRisk * dots) / hours;
  const part = lost % 1;
  // Inside the grid, so that no dot looks like part of its edge.
  const first = Math.round(dots * 0.386);
  const place = (index: number) => ({
    cx: (((first + index) % columns) + 0.5) * cell,
    cy: ((Math.floor((first + index) / columns) % rows) + 0.5) * cell,
  });
  return (
    <svg viewBox={`0 0 ${columns * cell} ${rows * cell}`} className={styles.field} aria-hidden="true">
      <pattern id="hours" width={cell} height={cell} patternUnits="userSpaceOnUse">
        <circle className={styles.primary} cx={cell / 2} cy={cell / 2} r={dotRadius} />
      </pattern>
      <rect width={columns * cell} height={rows * cell} fill="url(#hours)" />
      {Array.from({ length: Math.floor(lost) }, (_, index) => (
        <circle key={index} className={styles.lost} {...place(index)} r={cell / 2} />
      ))}
      {part > 0 && (
        <circle
          className={styles.lost}
          {...place(Math.floor(lost))}
          r={(dotRadius * Math.sqrt(part)).toFixed(2)}
        />
      )}
    </svg>
  );
}
