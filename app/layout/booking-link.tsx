import { buttonClass, type ButtonTone } from '#app/ui/button/button.ts';
import { ArrowOut } from '#app/ui/icon/arrow.tsx';
import { NewTabLink } from './new-tab-link.tsx';
import { useSite } from './site-context.ts';

export function BookingLink({ tone = 'action' }: { tone?: ButtonTone }) {
  const { bookingUrl, ui } = useSite();
  return (
    <NewTabLink className={buttonClass(tone)} href={bookingUrl}>
      {ui.book}
      <ArrowOut />
    </NewTabLink>
  );
}
