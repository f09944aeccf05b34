import { visitsAddress, type Visit } from '#app/site/visits.ts';

type Signals = { doNotTrack?: string | null; globalPrivacyControl?: boolean };

/**
 * Asks for an empty answer, which the server's log counts: `/visits?view=/about`. Sends no cookie and no referrer, and
 * nothing at all for visitors who ask not to be followed. What cannot be sent is not counted.
 */
export function countVisit(visit: Visit): void {
  const { doNotTrack, globalPrivacyControl }: Signals = navigator;
  if (doNotTrack === '1' || globalPrivacyControl) return;
  // Survives the page: a hand-off may leave it.
  fetch(`${visitsAddress}?${visit}=${location.pathname}`, {
    cache: 'no-store',
    credentials: 'omit',
    keepalive: true,
    referrerPolicy: 'no-referrer',
  }).catch(() => {});
}
