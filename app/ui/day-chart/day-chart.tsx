import { useId, type ReactNode } from 'react';
import styles from './day-chart.module.css';

type DayChartProps = {
  /** Title and description, which screen readers read instead of the drawing. */
  title: string;
  description: string;
  children: ReactNode;
};

/** The class of a group that marks hours: lines, and their labels. */
export const hourLines = styles.hours;

export function DayChart({ title, description, children }: DayChartProps) {
  const id = useId();
  return (
    <svg className={styles.chart} role="img" aria-labelledby={`${id}title ${id}text`}>
      <title id={`${id}title`}>{title}</title>
      <desc id={`${id}text`}>{description}</desc>
      {children}
    </svg>
  );
}
