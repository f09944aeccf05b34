import { useState } from 'react';
import type { Facts } from '#packages/content/facts.ts';
import type { Words } from '#packages/content/schema.ts';
import { fill } from '#packages/site/fill.ts';
import { axisHour, clockTime, formatHours, formatTime, minutesAfterMidnight } from '#packages/time/clock.ts';
import { seasonDates } from '#packages/time/shared-day.ts';
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

type SharedDayProps = { words: Words['home']['sharedDay'] };

type ChangingProps = SharedDayProps & {
  city: string;
  shared: Record<'winter' | 'summer', string>;
  times: string | undefined;
};

/** The part of the caption that is about the seasons and the current time. */
function Changing({ words, city, shared, times }: ChangingProps) {
  return (
    <div>
      <p>
        <ClockSentence words={words} city={city} />
        <span>{`${fill(words.seasons, shared)} `}</span>
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

/** The time in both offices and, while neither is open, which opens next. */
function useTimes(words: SharedDayProps['words'], offices: Offices, now: Date | undefined) {
  const { clock, locale } = useSite();
  if (!now) return undefined;
  const times = sides.map((side) => {
    const { timeZone, name } = offices[side];
    return fill(words.time, { city: name, time: clockTime(timeZone, now, clock) ?? '' });
  });
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

/** Returns both working days and the current time, on the delivery office's clock. */
function useDay(words: SharedDayProps['words'], offices: Offices) {
  const now = useNow();
  const times = useTimes(words, offices, now);
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
  return { days, seasons, axis, times, minutes, labelled };
}

function Day({ words, offices }: SharedDayProps & { offices: Offices }) {
  const site = useSite();
  const { days, seasons, axis, times, minutes, labelled } = useDay(words, offices);
  const hours = (span: Span) => hoursOf(span, site.locale.code);
  const shared = hours(days.shared);
  const each = sides.map((side) => {
    const times = formatHours(offices[side], site.clock);
    const office = { ...offices[side], ...times, hours: fill(site.ui.labels.hours, times) };
    return { axis, side, span: days[side], office };
  });
  const sentences = each.map(({ office }) => fill(words.office, office));

  return (
    <figure className={styles.day}>
      <div className={styles.frame}>
        <DayChart
          title={words.title}
          description={[...sentences, `${fill(words.shared, { hours: shared })}.`].join(' ')}
          axis={axis}
          hourLabel={(hour) => axisHour(hour, site.clock)}
        >
          <g className={dayShapes}>
            {sides.map((side) => (
              <DayShape key={side} axis={axis} span={days[side]} color={colors[side]} />
            ))}
          </g>
          {minutes !== undefined && <NowLine axis={axis} minutes={minutes} shared={days.shared} />}
          <ClockText words={words} city={offices.delivery.name} />
          {each.map((props) => (
            <OfficeText key={props.side} {...props} />
          ))}
          <OverlapText
            words={words}
            axis={axis}
            span={days.shared}
            hours={shared}
            seasons={Object.values(seasons)}
          />
        </DayChart>
        {times && <NowLabel axis={axis} minutes={labelled} label={times} />}
      </div>
      <figcaption className={styles.caption}>
        {each.map((props) => (
          <OfficeSentence key={props.side} {...props} sentence={fill(words.office, props.office)} />
        ))}
        <Changing
          words={words}
          city={offices.delivery.name}
          shared={{ winter: hours(seasons.winter.shared), summer: hours(seasons.summer.shared) }}
          times={times}
        />
      </figcaption>
    </figure>
  );
}

/**
 * The chart of the day that a pair of offices shares; for other companies, of their offices' days and the visitor's. Stays as
 * prerendered in a browser that lacks data for the zones.
 */
export function SharedDay({ words }: SharedDayProps) {
  const site = useSite();
  const offices = officePair(listOffices(site));
  const [canRender] = useState(() =>
    Object.values(site.offices).every(({ timeZone }) => knowsZone(timeZone)),
  );
  return (
    <div className={styles.container} data-boundary>
      <KeepPrerendered canRender={canRender}>
        {/* A build has the code of one of the two. */}
        {process.env.OFFICE_PAIR !== 'never' && offices && <Day words={words} offices={offices} />}
        {process.env.OFFICE_PAIR !== 'always' && !offices && <VisitorDay words={words} />}
      </KeepPrerendered>
    </div>
  );
}
