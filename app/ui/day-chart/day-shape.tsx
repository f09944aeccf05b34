import { dayLength, dayShare, type DayAxis } from './day-axis.ts';
import styles from './day-shape.module.css';

type DayShapeProps = {
  axis: DayAxis;
  /** From and to, in minutes after midnight. */
  span: { start: number; end: number };
  /** The office's colour. The second shape blends with the first where they meet. */
  color: 'teal' | 'orange';
};

/** One working day as a pill; stands in a group with the class of `dayShapes`. */
export function DayShape({ axis, span, color }: DayShapeProps) {
  return (
    <rect
      className={styles[color]}
      x={dayShare(axis, span.start)}
      width={dayLength(axis, span.end - span.start)}
    />
  );
}

/** The class of the group in which the shapes meet. */
export const dayShapes: string = styles.shapes ?? '';
