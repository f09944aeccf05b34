import type { Words } from '#generate/content/schema.ts';
import { PageLink } from '#app/layout/page-link.tsx';
import { useSite } from '#app/layout/site-context.ts';
import { fill } from '#app/site/fill.ts';
import { officesBySide } from '#app/site/offices.ts';
import type { OwnDay } from './own-day.ts';

type OwnHoursProps = { words: Words['home']['sharedDay']; own: OwnDay | undefined };

/** The hours that the visitor's day shares with each office, in words, and a link to the planner. */
export function OwnHours({ words, own }: OwnHoursProps) {
  const site = useSite();
  const { delivery, client } = officesBySide(site);
  const hours = (count: number) => count.toLocaleString(site.locale.code, { maximumFractionDigits: 1 });
  const text = own
    ? fill(words.ownHours, {
        ...own,
        delivery: delivery.name,
        client: client.name,
        deliveryHours: hours(own.shared.delivery),
        clientHours: hours(own.shared.client),
      })
    : words.noZone;
  return (
    <>
      <span>{text}</span>{' '}
      <PageLink page="plan" hash="planner">
        {words.planner}
      </PageLink>
    </>
  );
}
