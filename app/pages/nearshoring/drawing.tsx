import figures from '#content/figures.yaml';
import type { ReactNode } from 'react';
import { unitsPerCircle, type DrawingName } from '#packages/site/drawn-figures.ts';
import { percent } from '#app/ui/percent.ts';
import styles from './drawing.module.css';

const { claims, savings, overlap } = figures;
const pills = `${styles.drawing} ${styles.pills}`;

type PartProps = { of: 'own' | 'other' | 'limit'; x?: number; y?: number; width: number; height?: number };

const length = (share: number | undefined) => (share === undefined ? undefined : percent(share / 100));

/**
 * A shape, with all lengths in per cent of the drawing. `own` has the colour of the panel, `other` that of the other
 * office, and `limit` outlines the other end of a range.
 */
function Part({ of, x, y, width, height }: PartProps) {
  return (
    <rect className={styles[of]} x={length(x)} y={length(y)} width={length(width)} height={length(height)} />
  );
}

/** A cost and a lower one: the step between them is the saving, at most and at least. */
function Cost() {
  const [least, most] = savings.nearshore;
  return (
    <svg className={styles.drawing}>
      <Part of="other" width={60} height={100} />
      <Part of="limit" x={40} y={least} width={60} height={100 - least} />
      <Part of="own" x={40} y={most} width={60} height={100 - most} />
    </svg>
  );
}

/** Two working days, offset so that they share the fewest hours, with an outline for the most. */
function Hours() {
  const [fewest, most] = overlap.nearshore;
  const day = Math.max(overlap.onshore, most);
  const unit = 100 / (day * 2 - fewest);
  return (
    <svg className={pills}>
      <Part of="own" width={day * unit} />
      <Part of="limit" x={(day - most) * unit} y={40} width={day * unit} />
      <g className={styles.drifts}>
        <Part of="other" x={(day - fewest) * unit} y={40} width={day * unit} />
      </g>
    </svg>
  );
}

/** The usual delivery time, and the faster deliveries that fit into it. */
function Speed() {
  const each = Math.max(1, 100 - claims.fasterDelivery);
  return (
    <svg className={pills}>
      <Part of="other" width={100} />
      {Array.from({ length: Math.ceil(100 / each) }, (_, index) => (
        <Part key={index} of="own" x={index * each} y={40} width={Math.min(each, 100 - index * each)} />
      ))}
    </svg>
  );
}

/** A path through a number of dots, ten per row. Zero-length dashes with round caps render as dots. */
function dots(count: number, x: number): string {
  const rows = Array.from({ length: Math.ceil(count / 10) }, (_, row) => {
    const last = Math.min(10, count - row * 10) - 1;
    return `M${x} ${9 + row * 26}h${last * 26 + 0.1}`;
  });
  return rows.join('');
}

/** Pairs of dots, one per office, that each represent several people. */
function People() {
  const circles = Math.round(claims.professionals / unitsPerCircle(claims.professionals));
  const [these, others] = [dots(Math.ceil(circles / 2), 9), dots(Math.floor(circles / 2), 19)];
  return (
    <svg
      className={`${styles.drawing} ${styles.people}`}
      viewBox={`0 0 262 ${Math.ceil(circles / 20) * 26 - 8}`}
    >
      <path d={these} />
      <path className={styles.other} d={others} />
    </svg>
  );
}

const drawings: Record<DrawingName, () => ReactNode> = {
  savings: Cost,
  overlap: Hours,
  fasterDelivery: Speed,
  professionals: People,
};

/** A figure, drawn to scale as two overlapping shapes. Decorative: the figure is next to it as text. */
export function Drawing({ name }: { name: DrawingName }) {
  const Figure = drawings[name];
  return <Figure />;
}
