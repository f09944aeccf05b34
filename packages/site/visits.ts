/** What a site with `countVisits` counts: page views, messages handed off, and clicks on the booking link. */
export type Visit = 'view' | 'hand-off' | 'booking';

/** Requested by the browser, so that the server's log has a line to count. The response is always empty. */
export const visitsAddress = '/visits';
