import { buttonClass, type ButtonTone } from '#app/ui/button/button.ts';
import { ArrowOut } from '#app/ui/icon/arrow.tsx';
import { useSite } from './site-context.ts';

/** A link to the external scheduling page, in a new tab. */
export function BookingLink({ tone = 'action' }: { tone?: ButtonTone }) {
  const { bookingUrl, ui } = useSite();
  return (
    <a className={buttonClass(tone)} href={bookingUrl} target="_blank" rel="noopener noreferrer">
      {ui.book} <ArrowOut />
      <span className="visually-hidden"> {ui.newTab}</span>
    </a>
  );
}
