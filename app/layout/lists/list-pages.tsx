import type { TextWords } from '#packages/content/collections/text-parts.ts';
import type { ListData } from '#packages/content/collections/collection.ts';
import { RouterLink } from '#app/layout/page-link.tsx';
import { useSite } from '#app/layout/site-context.ts';
import { listPageKey, textAddress } from '#packages/site/addresses.ts';
import type { ListedCollection } from '#packages/site/collections.ts';
import { fill } from '#packages/site/fill.ts';
import pill from '#app/ui/pill/pill.module.css';
import styles from './list-pages.module.css';

/** The numbers to link to: the first, the last, and those around the current one. A gap leaves out at least two. */
function linkedNumbers(number: number, pages: number): number[] {
  const near = [1, number - 1, number, number + 1, pages].filter((each) => each >= 1 && each <= pages);
  const alone = near.map((each) => each + 1).filter((each) => near.includes(each + 1));
  return [...new Set([...near, ...alone])].toSorted((a, b) => a - b);
}

type ListPagesProps = { collection: ListedCollection; data: ListData; words: TextWords['paging'] };

export function ListPages({ collection, data: { list, number, pages }, words }: ListPagesProps) {
  const { locale } = useSite();
  const addressOf = (page: number) => textAddress(collection, locale, listPageKey(list, page));
  if (pages === 1) return null;
  const numbers = linkedNumbers(number, pages);
  return (
    <nav aria-label={words.label} className={styles.pages}>
      {number > 1 && (
        <RouterLink to={addressOf(number - 1)} rel="prev">
          {words.newer}
        </RouterLink>
      )}
      <ol>
        {numbers.map((each, index) => (
          <li key={each} className={each - 1 > (numbers[index - 1] ?? 0) ? styles.afterGap : undefined}>
            <RouterLink to={addressOf(each)} className={pill.pill} label={fill(words.page, { page: each })}>
              {each}
            </RouterLink>
          </li>
        ))}
      </ol>
      {number < pages && (
        <RouterLink to={addressOf(number + 1)} rel="next">
          {words.older}
        </RouterLink>
      )}
    </nav>
  );
}
