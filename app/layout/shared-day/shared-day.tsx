import { useState } from 'react';
import type { Words } from '#generate/content/schema.ts';
import { fill } from '#app/site/fill.ts';
import { clockTime, minutesAfterMidnight } from '#app/time/clock.ts';
import { alignDay, overlap, workingDay, type Span } from '#app/time/shared-day.ts';
import { knowsZone } from '#app/time/utc-offset.ts';
import { dayShare, type DayAxis } from '#app/ui/day-chart/day-axis.ts';
import { officesBySide, type OfficeSide } from '#app/site/offices.ts';
import { DayChart } from '#app/ui/day-chart/day-chart.tsx';
import { DayShape, dayShapes } from '#app/ui/day-chart/day-shape.tsx';
import { KeepPrerendered } from '#app/layout/keep-prerendered.tsx';
import { OwnBar } from './own-bar.tsx';
import { ownDay } from './own-day.ts';
import { OwnHours } from './own-hours.tsx';
import { NowLabel, NowLine } from './now-marker.tsx';
import styles from './shared-day.module.css';
import { useSite, type Site } from '#app/layout/site-context.ts';
import { useIsHydrated } from '#app/layout/use-is-hydrated.ts';
import { useNow } from '#app/layout/use-now.ts';

// The prerendered chart shows a winter day, until hydration.
const winter = new Date('2026-01-15T18:00:00Z');
const summer = new Date('2026-07-15T18:00:00Z');

const sides = ['delivery', 'client'] as const;

const colors = { delivery: 'teal', client: 'orange' } as const;

type Days = Record<OfficeSide | 'shared', Span>;

/** Both working days at an instant, on the delivery office's clock, and their overlap. */
function daysAt(at: Date, site: Site): Days {
  const offices = officesBySide(site);
  const clock = offices.delivery.timeZone;
  const delivery = workingDay(offices.delivery, clock, at);
  const client = alignDay(workingDay(offices.client, clock, at), delivery);
  const shared = overlap(delivery, client) ?? { start: delivery.end, end: delivery.end };
  return { delivery, client, shared };
}

function hoursOf({ start, end }: Span): number {
  return (end - start) / 60;
}

// Padding of the axis, in hours; hidden on a phone.
const before = 2;
const after = 1;
// The axis length, in hours, for which the stylesheet can cut off the padding.
const cutLength = 14;

/** An axis that covers both days, in winter and in summer. */
function axisOf(days: readonly Days[]): DayAxis {
  const spans = days.flatMap(({ delivery, client }) => [delivery, client]);
  const first = Math.floor(Math.min(...spans.map(({ start }) => start)) / 60) - before;
  return { first, last: Math.ceil(Math.max(...spans.map(({ end }) => end)) / 60) + after };
}

/** Maps the current time to an axis that may start on the previous or end on the next day; undefined if outside. */
function onAxis({ first, last }: DayAxis, minutes: number): number | undefined {
  return [0, -1440, 1440].map((by) => minutes + by).find((at) => at >= first * 60 && at <= last * 60);
}

type SharedDayProps = {
  words: Words['home']['sharedDay'];
  /** Whether visitors can show their own day. */
  allowsOwnDay?: boolean;
};

/** Draws both working days on the delivery office's clock, their overlap, and the current time. */
function Day({ words, allowsOwnDay = false }: SharedDayProps) {
  const site = useSite();
  const [isOwnShown, setIsOwnShown] = useState(false);
  const offices = officesBySide(site);
  const now = useNow();
  const days = daysAt(now ?? winter, site);
  const [inWinter, inSummer] = [daysAt(winter, site), daysAt(summer, site)];
  const axis = axisOf([inWinter, inSummer]);
  const times =
    now && sides.map((side) => clockTime(offices[side].timeZone, now, site.zoneNames)).join(' · ');
  const minutes = now && onAxis(axis, minutesAfterMidnight(offices.delivery.timeZone, now));
  const sharedHours = hoursOf(days.shared);
  const sentences = sides.map((side) => fill(words.office, offices[side]));
  const own = isOwnShown ? ownDay(days, offices.delivery.timeZone, now ?? winter) : undefined;
  const middle = dayShare(axis, (days.shared.start + days.shared.end) / 2);
  const seasons = fill(words.seasons, {
    winter: hoursOf(inWinter.shared),
    summer: hoursOf(inSummer.shared),
  });

  return (
    <figure className={allowsOwnDay ? `${styles.day} ${styles.takesOwn}` : styles.day}>
      <div className={axis.last - axis.first === cutLength ? `${styles.frame} ${styles.cut}` : styles.frame}>
        <DayChart
          title={words.title}
          description={[...sentences, `${fill(words.shared, { hours: sharedHours })}.`].join(' ')}
          axis={axis}
        >
          <g className={dayShapes}>
            {sides.map((side) => (
              <DayShape key={side} axis={axis} span={days[side]} color={colors[side]} />
            ))}
          </g>
          {minutes !== undefined && <NowLine axis={axis} minutes={minutes} shared={days.shared} />}
          {sides.map((side) => {
            const { opens, closes, work, name } = offices[side];
            const x = dayShare(axis, side === 'delivery' ? days[side].start : days[side].end);
            const hours = `${opens}–${closes}`;
            return (
              <g key={side} className={styles[`${side}-text`]}>
                <text className={styles.hours} x={x}>
                  {`${hours}, ${work}`}
                </text>
                <text className={styles.hoursShort} x={x}>
                  {hours}
                </text>
                <text className={styles.name} x={x}>
                  {name}
                </text>
              </g>
            );
          })}
          <text className={styles.shared} x={middle}>
            {fill(words.shared, { hours: sharedHours })}
          </text>
          <text className={styles.sharedShort} x={middle}>
            {fill(words.sharedShort, { hours: sharedHours })}
          </text>
        </DayChart>
        {allowsOwnDay && (
          <OwnBar words={words} axis={axis} own={own} onPress={() => setIsOwnShown(!isOwnShown)} />
        )}
        {minutes !== undefined && times && <NowLabel axis={axis} minutes={minutes} label={times} />}
      </div>
      <figcaption className={styles.caption}>
        {allowsOwnDay && (
          <output aria-label={words.title}>{isOwnShown && <OwnHours words={words} own={own} />}</output>
        )}
        {!isOwnShown && <span>{seasons}</span>}
        {times && <span className={styles.times}>{fill(words.now, { times })}</span>}
      </figcaption>
    </figure>
  );
}

/** The chart of the shared day. Stays as prerendered in a browser that lacks data for the offices' zones. */
export function SharedDay(props: SharedDayProps) {
  const site = useSite();
  const isHydrated = useIsHydrated();
  const [canRender] = useState(() =>
    Object.values(site.offices).every(({ timeZone }) => knowsZone(timeZone)),
  );
  return (
    <div className={isHydrated && !canRender ? styles.kept : undefined}>
      <KeepPrerendered canRender={canRender}>
        <Day {...props} />
      </KeepPrerendered>
    </div>
  );
}
