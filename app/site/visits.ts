/** What a site with `countVisits` counts: pages shown, messages handed over, and clicks on the booking link. */
export type Visit = 'view' | 'hand-off' | 'booking';

/** Where the browser asks, so that the server's log has a line to count. The answer is always empty. */
export const visitsAddress = '/visits';
