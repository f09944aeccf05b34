import { useState } from 'react';
import type { Facts } from '#packages/content/facts.ts';
import type { Words } from '#packages/content/schema.ts';
import { fill } from '#packages/site/fill.ts';
import { clockTime, axisHour, formatHours, minutesAfterMidnight } from '#packages/time/clock.ts';
import { seasonDates } from '#packages/time/shared-day.ts';
import { dateIn, type Span } from '#packages/time/working-hours.ts';
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

/** Returns both working days and the current time, on the delivery office's clock. */
function useDay(offices: Offices) {
  const { clock } = useSite();
  const now = useNow();
  const { timeZone } = offices.delivery;
  const seasons = {
    winter: daysOn(seasonDates.winter, offices),
    summer: daysOn(seasonDates.summer, offices),
  };
  const axis = axisOf(Object.values(seasons));
  const times =
    now &&
    sides
      .map((side) => offices[side].timeZone)
      .map((zone) => `${clockTime(zone, now, clock)} ${clock.zones[zone]}`)
      .join(' · ');
  const minutes = now && onAxis(axis, minutesAfterMidnight(timeZone, now));
  // The prerendered chart shows a winter day, until hydration.
  const days = now ? daysOn(dateIn(timeZone, now), offices) : seasons.winter;
  return { days, seasons, axis, times, minutes };
}

function Day({ words, offices }: SharedDayProps & { offices: Offices }) {
  const site = useSite();
  const { days, seasons, axis, times, minutes } = useDay(offices);
  const hours = (span: Span) => hoursOf(span, site.locale.code);
  const shared = hours(days.shared);
  const each = sides.map((side) => ({
    axis,
    side,
    span: days[side],
    office: { ...offices[side], ...formatHours(offices[side], site.clock) },
  }));
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
        {minutes !== undefined && times && <NowLabel axis={axis} minutes={minutes} label={times} />}
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
