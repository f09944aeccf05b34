import { visitsAddress, type Visit } from '#packages/site/visits.ts';

type Signals = { doNotTrack?: string | null; globalPrivacyControl?: boolean };

/** Asks for `/visits?view=/about`, which the server logs: no cookie, no referrer; nothing with Do Not Track or Privacy Control. */
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

/** Counts a view when this document is shown, also again from the back-forward cache, and clicks on its booking links. */
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
