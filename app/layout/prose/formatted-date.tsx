import { useSite } from '#app/layout/site-context.ts';
import { figureLocale } from '#app/site/locales.ts';

/** A date, formatted in the page's language. */
export function FormattedDate({ date }: { date: string }) {
  const { locale } = useSite();
  const format = new Intl.DateTimeFormat(figureLocale(locale.code), { dateStyle: 'long', timeZone: 'UTC' });
  return <time dateTime={date}>{format.format(new Date(date))}</time>;
}
