import type { TextWords } from '#packages/content/collections/text-parts.ts';
import { useSite } from '#app/layout/site-context.ts';
import { figureLocale } from '#packages/site/locales.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns the format of a language, once: building one takes a millisecond, and a list shows twenty dates. */
function formatOf(language: string): Intl.DateTimeFormat {
  const format =
    formats.get(language) ?? new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  formats.set(language, format);
  return format;
}

function FormattedDate({ date }: { date: string }) {
  const { locale } = useSite();
  return <time dateTime={date}>{formatOf(figureLocale(locale.code)).format(new Date(date))}</time>;
}

type Dated = { date: string; updated?: string | undefined };

/** The publication and update dates of a text, as list items. */
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
