import { visitsAddress, type Visit } from '#packages/site/visits.ts';

type Signals = { doNotTrack?: string | null; globalPrivacyControl?: boolean };

/**
 * Sends a request that the server logs and answers without a body: `/visits?view=/about`. It has no cookie and no
 * referrer. Sends nothing for visitors with Do Not Track or Global Privacy Control. Failures are ignored.
 */
export function countVisit(visit: Visit): void {
  const { doNotTrack, globalPrivacyControl }: Signals = navigator;
  if (doNotTrack === '1' || globalPrivacyControl) return;
  // `keepalive`, because a hand-off may leave the page.
  fetch(`${visitsAddress}?${visit}=${location.pathname}`, {
    cache: 'no-store',
    credentials: 'omit',
    keepalive: true,
    referrerPolicy: 'no-referrer',
  }).catch(() => {});
}

const countView = () => countVisit('view');

/**
 * Counts a view of this document, and clicks on its booking links. A prerendered document is counted when it is shown,
 * and one restored from the back-forward cache is counted again.
 */
export function countDocument(bookingUrl: string): void {
  const countBooking = ({ target, button }: MouseEvent) => {
    // The right button only opens the context menu.
    // Clicks have elements as targets, and a check would take bytes of the boot script.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    if (button < 2 && (target as Element).closest('a')?.href === bookingUrl) countVisit('booking');
  };
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', countView, { once: true });
  else countView();
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) countView();
  });
  addEventListener('click', countBooking);
  addEventListener('auxclick', countBooking);
}
