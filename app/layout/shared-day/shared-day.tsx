import figures from '#content/figures.yaml';
import { useState } from 'react';
import type { Facts } from '#packages/content/facts.ts';
import type { Words } from '#packages/content/schema.ts';
import { fill } from '#packages/site/fill.ts';
import {
  axisHour,
  clockTime,
  formatHours,
  formatTime,
  minutesAfterMidnight,
  minutesOf,
  type ClockWords,
} from '#packages/time/clock.ts';
import { seasonDates } from '#packages/time/shared-day.ts';
import { visitorZone, zoneCity } from '#packages/time/time-zones.ts';
import { dateIn, nextOpening, type Span } from '#packages/time/working-hours.ts';
import { knowsZone } from '#packages/time/utc-offset.ts';
import { listOffices, officePair, type OfficeSide } from '#packages/site/offices.ts';
import { DayChart } from '#app/ui/day-chart/day-chart.tsx';
import { DayShape, dayShapes } from '#app/ui/day-chart/day-shape.tsx';
import { KeepPrerendered } from '#app/layout/keep-prerendered.tsx';
import { ClockSentence, ClockText, OfficeSentence, OfficeText, OverlapText } from './chart-texts.tsx';
import { NowLabel, NowLine } from './now-marker.tsx';
import { axisOf, daysOn, onAxis } from './two-days.ts';
import { VisitorDay } from './visitor-day.tsx';
import styles from './shared-day.module.css';
import { PageLink } from '#app/layout/page-link.tsx';
import { useSite } from '#app/layout/site-context.ts';
import { useNow } from '#app/layout/use-now.ts';

const sides = ['delivery', 'client'] as const;

const colors = { delivery: 'primary', client: 'secondary' } as const;

function hoursOf({ start, end }: Span, language: string): string {
  const hours = (end - start) / 60;
  return Number.isInteger(hours) ? `${hours}` : hours.toLocaleString(language, { maximumFractionDigits: 1 });
}

type SharedDayProps = {
  words: Words['home']['sharedDay'];
  /** Whether visitors elsewhere see their own day instead of that of the office that meets clients. */
  hasVisitor?: boolean;
};

type ChangingProps = SharedDayProps & {
  city: string;
  shared: Record<'winter' | 'summer', string>;
  times: string | undefined;
  /** What is said to a visitor in place of the seasons. It takes the room of the longer of both, so that nothing moves. */
  toVisitor: string | undefined;
};

/** The part of the caption that is about the seasons and the current time. */
function Changing({ words, city, shared, times, toVisitor }: ChangingProps) {
  const clock = <ClockSentence words={words} city={city} />;
  const seasons = `${fill(words.seasons, shared)} `;
  return (
    <div className={toVisitor && styles.toVisitor}>
      {toVisitor && (
        <p className={styles.replaced}>
          {clock}
          {seasons + words.planner}
        </p>
      )}
      <p>
        {clock}
        <span>{toVisitor ? `${toVisitor} ` : seasons}</span>
        <PageLink page="plan">{words.planner}</PageLink>
      </p>
      <span className={styles.times}>{times && fill(words.now, { times })}</span>
    </div>
  );
}

type Office = ReturnType<
  typeof listOffices<Facts['offices'][string], Words['ui']['offices'][string]>
>[number];

type Offices = Record<OfficeSide, Office>;

type TimesProps = { words: SharedDayProps['words']; offices: Offices; visitor: Office | undefined };

/** The time in both offices, or in one and where the visitor is, and, while neither office is open, which opens next. */
function useTimes({ words, offices, visitor }: TimesProps, now: Date | undefined) {
  const { clock, locale } = useSite();
  if (!now) return undefined;
  const client = visitor ? { ...visitor, name: visitor.city } : offices.client;
  const times = [offices.delivery, client].map(({ timeZone, name }) =>
    fill(words.time, { city: name, time: clockTime(timeZone, now, clock) ?? '' }),
  );
  const openings = sides.flatMap((side) => {
    const opening = nextOpening(offices[side], now);
    return opening ? { ...opening, ...offices[side] } : [];
  });
  const [next] = openings.toSorted((a, b) => a.start - b.start);
  if (!next || openings.length < sides.length) return times.join(' · ');
  const weekday = new Intl.DateTimeFormat(locale.code, { weekday: 'long', timeZone: 'UTC' });
  const opens = fill(words.opens, {
    city: next.name,
    day: weekday.format(new Date(next.date)),
    opens: formatTime(next.opens, clock),
  });
  return [...times, opens].join(' · ');
}

const { opens, closes } = figures.example;

/**
 * The day of a visitor whose zone is another than those of the offices, in place of an office. Undefined before hydration, for a
 * zone without a place, such as UTC, and where there are no hours in common to draw.
 */
function visitorsDay(now: Date | undefined, offices: Offices, { visitor }: SharedDayProps['words']) {
  const timeZone = visitorZone();
  const isElsewhere = sides.every((side) => offices[side].timeZone !== timeZone);
  if (!now || !timeZone?.includes('/') || timeZone.startsWith('Etc/') || !isElsewhere) return undefined;
  const city = zoneCity(timeZone, visitor.places);
  const own = { ...offices.client, timeZone, opens, closes, city, name: visitor.you, work: city };
  const { shared } = daysOn(dateIn(offices.delivery.timeZone, now), { ...offices, client: own });
  return shared.end > shared.start ? own : undefined;
}

/** Returns both working days and the current time, on the delivery office's clock. */
function dayOf(
  offices: Offices,
  now: Date | undefined,
  clock: ClockWords,
  hoursWords: Words['ui']['labels']['hours'],
) {
  const { timeZone } = offices.delivery;
  const seasons = {
    winter: daysOn(seasonDates.winter, offices),
    summer: daysOn(seasonDates.summer, offices),
  };
  const axis = axisOf(Object.values(seasons));
  const onClock = now && minutesAfterMidnight(timeZone, now);
  const minutes = onClock === undefined ? undefined : onAxis(axis, onClock);
  // At night the time stands below the nearer end of the axis, without a line.
  const labelled =
    onClock === undefined ? 0 : Math.min(Math.max(minutes ?? onClock, axis.first * 60), axis.last * 60);
  // The prerendered chart shows a winter day, until hydration.
  const days = now ? daysOn(dateIn(timeZone, now), offices) : seasons.winter;
  const each = sides.map((side) => {
    const times = formatHours(offices[side], clock);
    const office = { ...offices[side], ...times, hours: fill(hoursWords, times) };
    return { axis, side, span: days[side], office };
  });
  return { days, seasons, axis, minutes, labelled, each };
}

function Day({ words, offices, hasVisitor }: SharedDayProps & { offices: Offices }) {
  const site = useSite();
  const now = useNow();
  const visitor = hasVisitor ? visitorsDay(now, offices, words) : undefined;
  const shown = visitor ? { ...offices, client: visitor } : offices;
  const times = useTimes({ words, offices, visitor }, now);
  const pair = dayOf(offices, now, site.clock, site.ui.labels.hours);
  const { days, seasons, axis, minutes, labelled, each } = visitor
    ? dayOf(shown, now, site.clock, site.ui.labels.hours)
    : pair;
  const hours = (span: Span) => hoursOf(span, site.locale.code);
  const shared = hours(days.shared);
  const count = (days.shared.end - days.shared.start) / 60;
  const bare = fill(count === 1 ? words.visitor.hour : words.visitor.hours, { hours: shared });
  const sentences = each.map(({ office, side }) =>
    fill(visitor && side === 'client' ? words.visitor.yours : words.office, office),
  );
  // The delivery office's hours on the visitor's clock.
  const onTheirClock = (at: number) =>
    formatTime(minutesOf(shown.client.opens) + at - days.client.start, site.clock);
  const toVisitor =
    visitor &&
    fill(words.visitor.office, {
      city: offices.delivery.name,
      opens: onTheirClock(days.delivery.start),
      closes: onTheirClock(days.delivery.end),
      hours: shared,
    });
  const onOverlap = visitor ? { shared: words.visitor.shared, sharedShort: words.visitor.shared } : words;

  return (
    <figure className={styles.day}>
      <div className={styles.frame}>
        <DayChart
          title={visitor ? words.visitor.title : words.title}
          description={[...sentences, `${fill(onOverlap.shared, { hours: shared })}.`].join(' ')}
          axis={axis}
          hourLabel={(hour) => axisHour(hour, site.clock)}
        >
          <g key={shown.client.timeZone} className={dayShapes}>
            {sides.map((side) => (
              <DayShape key={side} axis={axis} span={days[side]} color={colors[side]} />
            ))}
          </g>
          {minutes !== undefined && <NowLine axis={axis} minutes={minutes} shared={days.shared} />}
          <ClockText words={words} city={offices.delivery.name} />
          {each.map((props) => (
            <OfficeText key={props.side} {...props} canLeaveOutHours={visitor !== undefined} />
          ))}
          <OverlapText
            words={onOverlap}
            axis={axis}
            span={days.shared}
            hours={shared}
            bare={bare}
            seasons={Object.values(seasons)}
          />
        </DayChart>
        {times && <NowLabel axis={axis} minutes={labelled} label={times} />}
      </div>
      <figcaption className={styles.caption}>
        {/* They keep their room where a visitor's day is shown. */}
        {pair.each.map((props) => (
          <OfficeSentence
            key={props.side}
            {...props}
            sentence={fill(words.office, props.office)}
            isReplaced={visitor !== undefined}
          />
        ))}
        <Changing
          words={words}
          city={offices.delivery.name}
          shared={{ winter: hours(pair.seasons.winter.shared), summer: hours(pair.seasons.summer.shared) }}
          times={times}
          toVisitor={toVisitor}
        />
      </figcaption>
    </figure>
  );
}

/**
 * The chart of the day that a pair of offices shares; for other companies, of their offices' days and the visitor's. Stays as
 * prerendered in a browser that lacks data for the zones.
 */
export function SharedDay({ words, hasVisitor }: SharedDayProps) {
  const site = useSite();
  const offices = officePair(listOffices(site));
  const [canRender] = useState(() =>
    Object.values(site.offices).every(({ timeZone }) => knowsZone(timeZone)),
  );
  return (
    <div className={styles.container} data-boundary>
      <KeepPrerendered canRender={canRender}>
        {/* A build has the code of one of the two. */}
        {process.env.OFFICE_PAIR !== 'never' && offices && (
          <Day words={words} offices={offices} hasVisitor={hasVisitor ?? false} />
        )}
        {process.env.OFFICE_PAIR !== 'always' && !offices && <VisitorDay words={words} />}
      </KeepPrerendered>
    </div>
  );
}
