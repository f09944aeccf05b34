import figures from '#content/figures.yaml';
import type { ReactNode } from 'react';
import { type DiagramName, hoursAtRisk } from '#packages/site/drawn-figures.ts';
import { Circles } from '#app/ui/circles/circles.tsx';
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

/** A grid of dots in which the hours at risk are highlighted; less than a dot is drawn as part of one. */
function UptimeField({ uptime }: { uptime: number }) {
  const { hours, atRisk } = hoursAtRisk(uptime);
  const { columns, rows } = fields.find((field) => field.columns * field.rows === hours) ?? fields[3];
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

const { claims } = figures;
/** The usual time as a full bar, and ours over it, shortened by the figure. */
function Speed() {
  return (
    <svg className={styles.bars} aria-hidden="true">
      <rect className={styles.neutral} width="100%" />
      <rect className={styles.primary} width={`${100 - claims.fasterDelivery}%`} />
    </svg>
  );
}

function Compliance({ isConfirmed }: { isConfirmed: boolean }) {
  return (
    <svg viewBox="0 0 300 120" className={styles.small} aria-hidden="true">
      <circle className={styles.primary} cx="62" cy="60" r="58" />
      <circle className={`${styles.secondary} ${styles.over}`} cx="140" cy="60" r="58" />
      {/* A seal like an auditor's only where somebody is named who has confirmed it. */}
      {isConfirmed && <path className={styles.check} d="m86 60 11 12 20-24" />}
    </svg>
  );
}

const radius = 46;

/** One circle for the cost, and circles for the return at the same scale; the last one is smaller, by area. */
function Return() {
  const times = claims.roi / 100;
  const circles = Array.from({ length: Math.ceil(times) }, (_, index) => ({
    start: 100 + index * radius * 2,
    r: Math.round(radius * Math.sqrt(Math.min(1, times - index)) * 100) / 100,
  }));
  return (
    <svg viewBox={`0 0 ${108 + Math.max(3, circles.length) * radius * 2} 100`} aria-hidden="true">
      {circles.map(({ start, r }) => (
        <circle key={start} className={styles.secondary} cx={start + r} cy="50" r={r} />
      ))}
      <circle className={styles.neutral} cx="48" cy="50" r={radius} />
    </svg>
  );
}

/** The client's share of a whole. */
function Share({ percent }: { percent: number }) {
  return (
    <svg className={styles.pill} aria-hidden="true">
      <rect className={styles.secondary} width={`${percent}%`} height="100%" />
      <rect className={styles.neutral} x={`${percent}%`} width={`${100 - percent}%`} height="100%" />
    </svg>
  );
}

const People = (props: { count: number }) => (
  <div className={styles.people}>
    <Circles {...props} />
  </div>
);

export function Diagram({ name, isConfirmed }: { name: DiagramName; isConfirmed: boolean }) {
  const diagrams: Record<DiagramName, ReactNode> = {
    uptime: <UptimeField uptime={claims.uptime} />,
    fasterDelivery: <Speed />,
    compliance: <Compliance isConfirmed={isConfirmed} />,
    roi: <Return />,
    costSavings: <Share percent={claims.costSavings} />,
    satisfaction: <Share percent={claims.satisfaction} />,
    professionals: <People count={claims.professionals} />,
    projects: <People count={claims.projects} />,
  };
  return diagrams[name];
}
