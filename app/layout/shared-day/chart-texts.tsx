import type { Words } from '#packages/content/schema.ts';
import { fill } from '#packages/site/fill.ts';
import { dayShare, type DayAxis } from '#app/ui/day-chart/day-axis.ts';
import type { Span } from '#packages/time/working-hours.ts';
import type { OfficeSide } from '#packages/site/offices.ts';
import { fittedSize, hasRoom, hasRoomBefore } from './chart-room.ts';
import { shareOf, type TwoDays } from './two-days.ts';
import styles from './shared-day.module.css';

type Office = { name: string; hours: string; work: string };

type OfficeProps = { axis: DayAxis; side: OfficeSide; span: Span; office: Office };

/** An office's name and hours in its shape, as far as they have room there on a phone. */
export function OfficeText({ axis, side, span, office: { hours, name, work } }: OfficeProps) {
  const share = shareOf(axis, span);
  const x = dayShare(axis, side === 'delivery' ? span.start : span.end);
  const withWork = `${hours}, ${work}`;
  const hasWork = hasRoom(share, withWork, 'office', 'wide');
  return (
    <g className={styles[`${side}-text`]}>
      {hasWork && (
        <text className={`${styles.hours} ${styles.inWide}`} x={x} fontSize={fittedSize(share, withWork)}>
          {withWork}
        </text>
      )}
      {hasRoom(share, hours, 'office', 'phone') && (
        <text
          className={hasWork ? `${styles.hours} ${styles.inNarrow}` : styles.hours}
          x={x}
          fontSize={fittedSize(share, hours)}
        >
          {hours}
        </text>
      )}
      {hasRoom(share, name, 'office', 'phone') && (
        <text className={styles.name} x={x} fontSize={fittedSize(share, name)}>
          {name}
        </text>
      )}
    </g>
  );
}

type SentenceProps = OfficeProps & { sentence: string; isReplaced: boolean };

/** The same in the caption, which is shown if it has no room in the shape, and is part of feeds. */
export function OfficeSentence({ axis, side, span, office, sentence, isReplaced }: SentenceProps) {
  const share = shareOf(axis, span);
  const isDrawn = [office.name, office.hours].every((text) => hasRoom(share, text, 'office', 'phone'));
  const own = [styles.office, styles[side], isReplaced && styles.replaced, isDrawn && styles.drawn];
  return <span className={own.filter(Boolean).join(' ')}>{`${sentence} `}</span>;
}

type ClockProps = { words: Words['home']['sharedDay']; city: string };

export function ClockText({ words, city }: ClockProps) {
  const text = fill(words.clock, { city });
  return hasRoomBefore(text) && <text className={`${styles.clock} ${styles.inWide}`}>{text}</text>;
}

/** The same in the caption, where there is an axis without room for it. */
export function ClockSentence({ words, city }: ClockProps) {
  const text = fill(words.clock, { city });
  return (
    <span
      className={hasRoomBefore(text) ? `${styles.axisClock} ${styles.inNarrow}` : styles.axisClock}
      data-nosnippet
    >
      {`${text}. `}
    </span>
  );
}

type OverlapProps = {
  axis: DayAxis;
  span: Span;
  /** From the longest, for wide charts, to the shortest. */
  texts: readonly [long: string, ...shorter: string[]];
  /** The days that the text must have room in: what is shown must not depend on the season. */
  days: readonly TwoDays[];
};

/** How many hours both days share, on their overlap, in the longest of its texts that has room. */
export function OverlapText({ axis, span, texts: [long, ...shorter], days }: OverlapProps) {
  const share = Math.min(...days.map(({ shared }) => shareOf(axis, shared)));
  const x = dayShare(axis, (span.start + span.end) / 2);
  const short = shorter.find((text) => hasRoom(share, text, 'overlap', 'phone'));
  const wide = [long, ...shorter].find((text) => hasRoom(share, text, 'overlap', 'wide'));
  const shown = [
    { text: short, className: `${styles.shared} ${styles.inNarrow}` },
    { text: wide, className: `${styles.shared} ${styles.inWide}` },
  ];
  return shown.map(
    ({ text, className }) =>
      text && (
        <text key={className} className={className} fontSize={fittedSize(share, text)} x={x}>
          {text}
        </text>
      ),
  );
}
