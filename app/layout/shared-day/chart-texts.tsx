import type { Words } from '#packages/content/schema.ts';
import { fill } from '#packages/site/fill.ts';
import { dayShare, type DayAxis } from '#app/ui/day-chart/day-axis.ts';
import type { Span } from '#packages/time/working-hours.ts';
import type { OfficeSide } from '#packages/site/offices.ts';
import { clockRoom, officeRoom, overlapRoom, overlapSize } from './chart-room.ts';
import { shareOf, type TwoDays } from './two-days.ts';
import room from './chart-room.module.css';
import styles from './shared-day.module.css';

// On narrower charts, the longer texts would distract from the shapes.
const longFrom = 58;
// Font sizes in rem below which a text on the overlap becomes shorter, or is left out.
const leastSizes = { long: 1.1, short: 0.8 };

const classes = (...names: (string | undefined)[]) => names.filter(Boolean).join(' ');

type Office = { name: string; hours: string; work: string };

type OfficeProps = { axis: DayAxis; side: OfficeSide; span: Span; office: Office };

/** An office's name and hours in its shape, at the widths at which they have room there, or if need be the name alone. */
export function OfficeText({
  axis,
  side,
  span,
  office,
  canLeaveOutHours,
}: OfficeProps & { canLeaveOutHours: boolean }) {
  const share = shareOf(axis, span);
  const { hours } = office;
  const longHours = `${hours}, ${office.work}`;
  const from = officeRoom(share, office.name, hours);
  const long = officeRoom(share, office.name, longHours, longFrom);
  const least = canLeaveOutHours ? officeRoom(share, office.name, '') : from;
  if (least === Infinity) return null;
  const x = dayShare(axis, side === 'delivery' ? span.start : span.end);
  return (
    <g className={classes(styles[`${side}-text`], room[`from${least}`])}>
      {long < Infinity && (
        <text className={classes(styles.hours, room[`from${long}`])} x={x}>
          {longHours}
        </text>
      )}
      {from < Infinity && (
        <text className={classes(styles.hours, room[`from${from}`], room[`below${long}`])} x={x}>
          {hours}
        </text>
      )}
      <text className={styles.name} x={x}>
        {office.name}
      </text>
    </g>
  );
}

type SentenceProps = OfficeProps & { sentence: string; isReplaced: boolean };

export function OfficeSentence({ axis, side, span, office, sentence, isReplaced }: SentenceProps) {
  const from = officeRoom(shareOf(axis, span), office.name, office.hours);
  if (from === 0) return null;
  const own = classes(styles.office, styles[side], isReplaced ? styles.replaced : '', room[`below${from}`]);
  return <span className={own}>{`${sentence} `}</span>;
}

type ClockProps = { words: Words['home']['sharedDay']; city: string };

export function ClockText({ words, city }: ClockProps) {
  const text = fill(words.clock, { city });
  const from = clockRoom(text);
  return from < Infinity ? <text className={classes(styles.clock, room[`from${from}`])}>{text}</text> : null;
}

/** The same in the caption, at the widths at which there is an axis without room for it. */
export function ClockSentence({ words, city }: ClockProps) {
  const text = fill(words.clock, { city });
  return (
    <span className={classes(styles.axisClock, room[`below${clockRoom(text)}`])} data-nosnippet>
      {`${text}. `}
    </span>
  );
}

type OverlapProps = {
  axis: DayAxis;
  span: Span;
  /** From the longest to the shortest. */
  texts: { long: string; short: string; bare: string; sign: string };
  /** The days that the text must have room in: what is shown must not depend on the season. */
  days: readonly TwoDays[];
};

/** How many hours both days share, on their overlap, in the longest of its texts that has room. */
export function OverlapText({ axis, span, texts: { long, short, bare, sign }, days }: OverlapProps) {
  const share = Math.min(...days.map(({ shared }) => shareOf(axis, shared)));
  const x = dayShare(axis, (span.start + span.end) / 2);
  let below = Infinity;
  return [long, short, bare, sign].map((text) => {
    const from =
      text === long
        ? overlapRoom(share, text, leastSizes.long, longFrom)
        : overlapRoom(share, text, leastSizes.short);
    if (from >= below) return null;
    const own = classes(styles.shared, room[`from${from}`], room[`below${below}`]);
    below = from;
    return (
      <text key={text} className={own} fontSize={overlapSize(share, text)} x={x}>
        {text}
      </text>
    );
  });
}
