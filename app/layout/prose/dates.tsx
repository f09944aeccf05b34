import type { TextWords } from '#packages/content/collections/text-parts.ts';
import { useSite } from '#app/layout/site-context.ts';
import { figureLocale } from '#packages/site/locales.ts';
import { once } from '#packages/site/once.ts';

// Building one takes a millisecond, and a list shows twenty dates.
const formatOf = once(
  (language: string) => new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }),
);

function FormattedDate({ date }: { date: string }) {
  const { locale } = useSite();
  return <time dateTime={date}>{formatOf(figureLocale(locale.code)).format(new Date(date))}</time>;
}

type Dated = { date: string; updated?: string | undefined };

export function Dates({ of: { date, updated }, words }: { of: Dated; words: TextWords }) {
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
