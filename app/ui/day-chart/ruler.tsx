import { dayShare, type DayAxis } from './day-axis.ts';
import { hourLines } from './day-chart.tsx';
import styles from './ruler.module.css';

type RulerProps = {
  axis: DayAxis;
  /** The label of an hour, in hours after midnight, and what follows it with a 12-hour clock. */
  hourLabel: (hour: number) => readonly [digits: string, half: string];
};

/** An hour. If all hours have a label, only the first one of each half of the day has room to name it. */
function HourLabel({ parts: [digits, half], isTurn }: { parts: readonly string[]; isTurn: boolean }) {
  return (
    <>
      {digits}
      {half && <tspan className={isTurn ? undefined : styles.half}>{`\u00a0${half}`}</tspan>}
    </>
  );
}

const halfOf = (hour: number) => Math.floor(hour / 12);

export function Ruler({ axis, hourLabel }: RulerProps) {
  // A whole day is too long to label every hour.
  const step = axis.last - axis.first < 24 ? 1 : 2;
  const first = Math.ceil(axis.first);
  const count = Math.floor((axis.last - first) / step) + 1;
  const hours = Array.from({ length: count }, (_, index) => first + index * step);
  return (
    <g className={`${hourLines} ${styles.ruler}`}>
      {hours.map((hour, index) => (
        <g key={hour}>
          <line x1={dayShare(axis, hour * 60)} x2={dayShare(axis, hour * 60)} y1="1.8em" y2="100%" />
          <text x={dayShare(axis, hour * 60)} y="0.85em">
            <HourLabel
              parts={hourLabel(hour)}
              isTurn={index === 0 || halfOf(hour) !== halfOf(hours[index - 1] ?? hour)}
            />
          </text>
        </g>
      ))}
    </g>
  );
}
