import { daySpan, type DayAxis } from './day-axis.ts';
import styles from './day-shape.module.css';

type DayShapeProps = {
  axis: DayAxis;
  /** In minutes after midnight. */
  span: { start: number; end: number };
  /** The office's color. The second shape blends with the first where they overlap. */
  color: 'primary' | 'secondary';
};

/** A working day as a pill. Its parent needs the class `dayShapes`. */
export function DayShape({ axis, span, color }: DayShapeProps) {
  return <rect className={styles[color]} {...daySpan(axis, span)} />;
}

/** The class of the SVG group in which shapes blend. */
export const dayShapes = `${styles.shapes}`;
