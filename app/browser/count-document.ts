import { countVisit } from './count-visit.ts';

const countView = () => countVisit('view');

/**
 * Counts this document, and clicks on its booking links, which work before any other code has come. A document that a
 * browser prepares ahead counts when it is shown, and one that Back brings back counts again, as if it were loaded.
 */
export function countDocument(bookingUrl: string): void {
  const countBooking = ({ target, button }: MouseEvent) => {
    // A click of the right button opens a menu.
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
