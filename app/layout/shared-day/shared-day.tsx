import type { Words } from '#packages/content/schema.ts';
import { fill } from '#packages/site/fill.ts';
import { axisHour, formatHours, formatTime, minutesOf } from '#packages/time/clock.ts';
import { seasonDates } from '#packages/time/shared-day.ts';
import { dateIn, type Span } from '#packages/time/working-hours.ts';
import { knowsZone } from '#packages/time/utc-offset.ts';
import { listOffices, twoDayOffices, type TwoDayOffices } from '#packages/site/offices.ts';
import { DayChart } from '#app/ui/day-chart/day-chart.tsx';
import { Ruler } from '#app/ui/day-chart/ruler.tsx';
import { DayShape, dayShapes } from '#app/ui/day-chart/day-shape.tsx';
import { KeepPrerendered } from '#app/layout/keep-prerendered.tsx';
import { ClockSentence, ClockText, OfficeSentence, OfficeText, OverlapText } from './chart-texts.tsx';
import { NowLabel, NowLine, timesNow } from './now-marker.tsx';
import { dayOf, daysOn, hoursText, sides, type Place } from './two-days.ts';
import { VisitorDay, visitorPlace } from './visitor-day.tsx';
import styles from './shared-day.module.css';
import { PageLink } from '#app/layout/page-link.tsx';
import { useSite } from '#app/layout/site-context.ts';
import { useNow } from '#app/layout/use-now.ts';

const colors = { delivery: 'primary', client: 'secondary' } as const;

type SharedDayProps = {
  words: Words['home']['sharedDay'];
  /** Whether visitors elsewhere see their own day instead of that of the office that meets clients. */
  hasVisitor?: boolean | undefined;
};

/** `isElsewhere` tells whether the zone is one with a place, unlike UTC, another than those of the offices, with hours in common. */
function visitorOf(
  now: Date | undefined,
  { delivery, client }: TwoDayOffices<Place>,
  { visitor }: SharedDayProps['words'],
) {
  const place = visitorPlace(now, visitor);
  const { own = '' } = place;
  const isOther = [delivery, client].every((office) => office?.timeZone !== place.timeZone);
  const hasPlace = own.includes('/') && !own.startsWith('Etc/');
  const date = now ? dateIn(delivery.timeZone, now) : seasonDates.winter;
  const { shared } = daysOn(date, { delivery, client: place });
  return { ...place, isElsewhere: hasPlace && isOther && shared.end > shared.start };
}

function Day({ words, offices, hasVisitor }: SharedDayProps & { offices: TwoDayOffices<Place> }) {
  const site = useSite();
  const { clock, locale } = site;
  const now = useNow();
  const { delivery, client } = offices;
  const place = visitorOf(now, offices, words);
  const isVisitors = !client || (hasVisitor === true && place.isElsewhere);
  const other = isVisitors ? place : client;
  const places = [delivery, isVisitors ? { ...place, name: place.city } : other];
  const times = now && timesNow(now, words, places, client ? [delivery, client] : [delivery], site);
  const { days, seasons, axis, minutes, labelled, each } = dayOf({ delivery, client: other }, now, site);
  const pair = client && dayOf({ delivery, client }, now, site);
  const hours = ({ start, end }: Span) => hoursText((end - start) / 60, locale.code);
  const shared = hours(days.shared);
  const bare = fill(shared === '1' ? words.visitor.hour : words.visitor.hours, { hours: shared });
  // The delivery office's hours on the visitor's clock.
  const onTheirClock = (at: number) => formatTime(minutesOf(other.opens) + at - days.client.start, clock);
  const yours = fill(words.visitor.yours, { ...place, ...formatHours(place, clock) });
  const toVisitor = isVisitors
    ? fill(words.visitor.office, {
        city: delivery.name,
        opens: onTheirClock(days.delivery.start),
        closes: onTheirClock(days.delivery.end),
        hours: shared,
      })
    : undefined;
  const long = fill(isVisitors ? words.visitor.shared : words.shared, { hours: shared });
  const short = isVisitors ? long : fill(words.sharedShort, { hours: shared });
  const overYear =
    pair &&
    fill(words.seasons, {
      winter: hours(pair.seasons.winter.shared),
      summer: hours(pair.seasons.summer.shared),
    });
  const clockSentence = <ClockSentence words={words} city={delivery.name} />;
  const sentences = toVisitor
    ? [yours, toVisitor]
    : [...each.map(({ office }) => fill(words.office, office)), `${long}.`];

  return (
    <figure className={styles.day}>
      <div className={styles.frame}>
        <DayChart title={isVisitors ? words.visitor.title : words.title} description={sentences.join(' ')}>
          <Ruler axis={axis} hourLabel={(hour) => axisHour(hour, clock)} />
          <g key={other.timeZone} className={dayShapes}>
            {sides.map((side) => (
              <DayShape key={side} axis={axis} span={days[side]} color={colors[side]} />
            ))}
          </g>
          {minutes !== undefined && <NowLine axis={axis} minutes={minutes} shared={days.shared} />}
          <ClockText words={words} city={delivery.name} />
          {each.map((props) => (
            <OfficeText key={props.side} {...props} canLeaveOutHours={isVisitors} />
          ))}
          <OverlapText
            axis={axis}
            span={days.shared}
            texts={{ long, short, bare, sign: `${shared}\u00a0h` }}
            days={isVisitors ? [days] : Object.values(seasons)}
          />
        </DayChart>
        {times && <NowLabel axis={axis} minutes={labelled} label={times} />}
      </div>
      <figcaption className={styles.caption}>
        {/* They keep their room where a visitor's day is shown. */}
        {pair?.each.map((props) => (
          <OfficeSentence
            key={props.side}
            {...props}
            sentence={fill(words.office, props.office)}
            isReplaced={isVisitors}
          />
        ))}
        {!client && <p>{yours}</p>}
        {/* What is said to a visitor keeps the room of what it replaces, if that is longer, so that nothing moves. */}
        <div className={toVisitor && styles.toVisitor}>
          {toVisitor && overYear && (
            <p className={styles.replaced}>
              {clockSentence}
              {`${overYear} ${words.planner}`}
            </p>
          )}
          <p>
            {clockSentence}
            <span>{`${toVisitor ?? overYear} `}</span>
            <PageLink page="plan">{words.planner}</PageLink>
          </p>
          <span className={styles.times}>{times && fill(words.now, { times })}</span>
        </div>
      </figcaption>
    </figure>
  );
}

/** The shared day of a pair of offices, or of one and the visitor; or all days. Stays as prerendered without data for the zones. */
export function SharedDay({ words, hasVisitor }: SharedDayProps) {
  const site = useSite();
  const offices = twoDayOffices(listOffices(site));
  const canRender = Object.values(site.offices).every(({ timeZone }) => knowsZone(timeZone));
  return (
    <div className={styles.container} data-boundary>
      <KeepPrerendered canRender={canRender}>
        {/* A build has the code of one of the two. */}
        {process.env.TWO_DAYS !== 'never' && offices && (
          <Day words={words} offices={offices} hasVisitor={hasVisitor} />
        )}
        {process.env.TWO_DAYS !== 'always' && !offices && <VisitorDay words={words} />}
      </KeepPrerendered>
    </div>
  );
}
