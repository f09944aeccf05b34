import { visitsAddress, type Visit } from '#app/site/visits.ts';

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
