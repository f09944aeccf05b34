import { useId, type ReactNode } from 'react';
import { dayShare, type DayAxis } from './day-axis.ts';
import styles from './day-chart.module.css';

type DayChartProps = {
  /** Title and description, which screen readers read instead of the drawing. */
  title: string;
  description: string;
  axis: DayAxis;
  /** The label of an hour; the first one of the axis may say more. */
  hourLabel: (hour: number, isFirst: boolean) => string;
  /** Shapes to draw; `--top`, `--bar` and `--lift` position the two that overlap. */
  children: ReactNode;
};

/** Hour marks along the upper edge. */
function Ruler({ axis, hourLabel }: Pick<DayChartProps, 'axis' | 'hourLabel'>) {
  // A whole day is too long to label every hour.
  const step = axis.last - axis.first < 24 ? 1 : 2;
  const first = Math.ceil(axis.first);
  const count = Math.floor((axis.last - first) / step) + 1;
  const hours = Array.from({ length: count }, (_, index) => first + index * step);
  return (
    <g className={styles.axis}>
      {hours.map((hour, index) => (
        <g key={hour}>
          <line x1={dayShare(axis, hour * 60)} x2={dayShare(axis, hour * 60)} y1="26" y2="100%" />
          <text x={dayShare(axis, hour * 60)} y="12">
            {hourLabel(hour, index === 0)}
          </text>
        </g>
      ))}
    </g>
  );
}

/** A chart of working days on one clock. */
export function DayChart({ title, description, axis, hourLabel, children }: DayChartProps) {
  const id = useId();
  return (
    <svg className={styles.chart} role="img" aria-labelledby={`${id}title ${id}text`}>
      <title id={`${id}title`}>{title}</title>
      <desc id={`${id}text`}>{description}</desc>
      <Ruler axis={axis} hourLabel={hourLabel} />
      {children}
    </svg>
  );
}
