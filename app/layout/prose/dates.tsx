import type { InsightsWords } from '#packages/content/collections/articles.ts';
import { FormattedDate } from './formatted-date.tsx';

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
