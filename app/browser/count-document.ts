import { countVisit } from './count-visit.ts';

const countView = () => countVisit('view');

/**
 * Counts a view of this document, and clicks on its booking links. A prerendered document is counted when it is shown,
 * and one restored from the back-forward cache is counted again.
 */
export function countDocument(bookingUrl: string): void {
  const countBooking = ({ target, button }: MouseEvent) => {
    // The right button only opens the context menu.
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
