import { dayShare, type DayAxis } from './day-axis.ts';
import { hourLines } from './day-chart.tsx';
import styles from './ruler.module.css';

type RulerProps = {
  axis: DayAxis;
  /** The label of an hour, in hours after midnight, and what follows it with a 12-hour clock. */
  hourLabel: (hour: number) => readonly [digits: string, half: string];
};

const halfOf = (hour: number) => Math.floor(hour / 12);

export function Ruler({ axis, hourLabel }: RulerProps) {
  // A whole day is too long to label every hour.
  const step = axis.last - axis.first < 24 ? 1 : 2;
  const first = Math.ceil(axis.first);
  const count = Math.floor((axis.last - first) / step) + 1;
  const hours = Array.from({ length: count }, (_, index) => first + index * step);
  return (
    <g className={`${hourLines} ${styles.ruler}`}>
      {hours.map((hour) => {
        const x = dayShare(axis, hour * 60);
        const [digits, half] = hourLabel(hour);
        // If all hours have a label, only the first one of each half of the day has room to name it.
        const isTurn = hour === first || halfOf(hour) !== halfOf(hour - step);
        return (
          <g key={hour}>
            <line x1={x} x2={x} y1="1.8em" y2="100%" />
            <text x={x} y="0.85em">
              {digits}
              {half && <tspan className={isTurn ? undefined : styles.half}>{`\u00a0${half}`}</tspan>}
            </text>
          </g>
        );
      })}
    </g>
  );
}
