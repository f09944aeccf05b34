import type { InsightsWords } from '#packages/content/collections/articles.ts';
import { useSite } from '#app/layout/site-context.ts';
import { figureLocale } from '#app/site/locales.ts';

function FormattedDate({ date }: { date: string }) {
  const { locale } = useSite();
  const format = new Intl.DateTimeFormat(figureLocale(locale.code), { dateStyle: 'long', timeZone: 'UTC' });
  return <time dateTime={date}>{format.format(new Date(date))}</time>;
}

type Dated = { date: string; updated?: string | undefined };

/** The publication and update dates of a text, as list items. */
export function Dates({ of: { date, updated }, words }: { of: Dated; words: InsightsWords }) {
  return (
    <>
      <li>
        <FormattedDate date={date} />
      </li>
      {updated && (
        <li>
          {`${words.updated} `}
          <FormattedDate date={updated} />
        </li>
      )}
    </>
  );
}
