import { clockTime, formatHours } from '#packages/time/clock.ts';
import { ArrowOut } from '#app/ui/icon/arrow.tsx';
import { vcardAddress } from '#packages/site/addresses.ts';
import { fill } from '#packages/site/fill.ts';
import { listOffices } from '#packages/site/offices.ts';
import { NewTabLink } from './new-tab-link.tsx';
import { SectionHeading } from './section-heading.tsx';
import styles from './offices.module.css';
import { useSite } from './site-context.ts';
import { useNow } from './use-now.ts';

/** An office's local time. Empty in the prerendered page, and if the browser does not know the zone. */
function LocalTime({ at, timeZone }: { at: Date | undefined; timeZone: string }) {
  const { clock, ui } = useSite();
  const time = at && clockTime(timeZone, at, clock);
  return (
    <p className={styles.live}>
      {time && (
        <>
          <span>{ui.labels.localTime}</span> <span>{time}</span>
        </>
      )}
    </p>
  );
}

function Street({ street, map }: { street: string; map: string | undefined }) {
  return (
    <span className={styles.street}>
      {map ? (
        <NewTabLink href={map}>
          {`${street} `}
          <ArrowOut />
        </NewTabLink>
      ) : (
        street
      )}
    </span>
  );
}

/** The offices as shapes with their clocks: side by side where there is room. */
export function OfficeList({ vcard }: { vcard?: string }) {
  const site = useSite();
  const now = useNow();
  return (
    <div className={styles.room}>
      <ul className={styles.offices}>
        {listOffices(site).map(({ id, side, city, role, street, map, timeZone, opens, closes }) => (
          <li key={id} className={side === 'delivery' ? styles.primary : styles.secondary}>
            <h3>{city}</h3>
            <p>
              {street ? `${role} ` : role}
              {street && <Street street={street} map={map} />}
            </p>
            <div className={styles.hours}>
              <p>
                <span>{site.ui.labels.openingHours}</span>
                {` ${fill(site.ui.labels.hours, formatHours({ opens, closes }, site.clock))}`}
              </p>
              <LocalTime at={now} timeZone={timeZone} />
            </div>
            {vcard && (
              <p>
                <a href={vcardAddress(id, site.locale)} type="text/vcard">
                  {vcard}
                  <span className="visually-hidden">{`: ${city}`}</span>
                </a>
              </p>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

type OfficesProps = { id?: string; className: string | undefined; title: string; lead?: string };

export function Offices({ id = 'offices', className, title, lead }: OfficesProps) {
  return (
    <section className={`wrap ${className}`} aria-labelledby={id}>
      <SectionHeading id={id} title={title} lead={lead} />
      <OfficeList />
    </section>
  );
}
