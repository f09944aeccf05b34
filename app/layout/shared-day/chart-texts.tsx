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

/** Whose clock the axis has, in the free corner before both days. */
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
  words: Pick<Words['home']['sharedDay'], 'shared' | 'sharedShort'>;
  axis: DayAxis;
  span: Span;
  hours: string;
  /** The hours with their unit alone, for the narrowest charts. */
  bare: string;
  /** The days of all seasons: what is shown must not depend on the season. */
  seasons: readonly TwoDays[];
};

/** How many hours both days share, on their overlap, in the longest of three texts that has room. */
export function OverlapText({ words, axis, span, hours, bare, seasons }: OverlapProps) {
  const share = Math.min(...seasons.map(({ shared }) => shareOf(axis, shared)));
  const [long, short] = [fill(words.shared, { hours }), fill(words.sharedShort, { hours })];
  const fromLong = overlapRoom(share, long, leastSizes.long, longFrom);
  const fromShort = overlapRoom(share, short, leastSizes.short);
  const fromBare = overlapRoom(share, bare, leastSizes.short);
  const texts = [
    { text: long, from: fromLong, below: Infinity },
    { text: short, from: fromShort, below: fromLong },
    { text: bare, from: fromBare, below: Math.min(fromShort, fromLong) },
  ];
  const x = dayShare(axis, (span.start + span.end) / 2);
  return texts
    .filter(({ from, below }) => from < below)
    .map(({ text, from, below }) => (
      <text
        key={text}
        className={classes(styles.shared, room[`from${from}`], room[`below${below}`])}
        fontSize={overlapSize(share, text)}
        x={x}
      >
        {text}
      </text>
    ));
}
