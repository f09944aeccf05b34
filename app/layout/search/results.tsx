import { useCallback, useState } from 'react';
import type { Body } from '#packages/content/texts/body.ts';
import { savesData } from '#app/browser/saves-data.ts';
import { whenInView } from '#app/browser/when-in-view.ts';
import { RouterLink } from '#app/layout/page-link.tsx';
import { useSite } from '#app/layout/site-context.ts';
import { textAddress } from '#packages/site/addresses.ts';
import type { ListedCollection } from '#packages/site/collections.ts';
import { splitWords } from '#packages/site/search-options.ts';
import { excerptOf } from './excerpt.ts';
import styles from './search.module.css';
import type { Finder, Found } from './use-finder.ts';

type IsMatch = (word: string) => boolean;

function Marked({ text, isMatch }: { text: string; isMatch: IsMatch }) {
  return splitWords(text).map((part, index) =>
    // The parts of a text never change their order.
    // oxlint-disable-next-line react/no-array-index-key
    index % 2 === 1 && isMatch(part) ? <mark key={index}>{part}</mark> : part,
  );
}

/** Fetches a text, and returns the words around the first of those searched for; undefined without any. */
async function fetchExcerpt(address: string, isMatch: IsMatch): Promise<string | undefined> {
  const { fetchAhead } = await import('#app/query-client.ts');
  const page = await fetchAhead<{ body: readonly Body[] }>(address);
  return page ? excerptOf(page.data.body, isMatch) : undefined;
}

type ResultProps = { found: Found; collection: ListedCollection; finder: Finder };

function Result({ found, collection, finder }: ResultProps) {
  const { locale } = useSite();
  const [excerpt, setExcerpt] = useState<string>();
  const address = textAddress(collection, locale, found.slug);
  const isMatch = useCallback((word: string) => finder.isMatch(word, found.terms), [finder, found]);
  const ref = useCallback(
    (item: HTMLLIElement) => {
      if (!found.isInText && savesData()) return undefined;
      return whenInView(item, () => {
        fetchExcerpt(address, isMatch).then((text) => found.isInText && setExcerpt(text), console.warn);
      });
    },
    [address, found, isMatch],
  );
  return (
    <li ref={ref}>
      <h2>
        <RouterLink to={address}>
          <Marked text={found.title} isMatch={isMatch} />
        </RouterLink>
      </h2>
      <p>
        <Marked text={excerpt ?? found.description} isMatch={isMatch} />
      </p>
    </li>
  );
}

type ResultsProps = { found: readonly Found[]; collection: ListedCollection; finder: Finder };

export function Results({ found, collection, finder }: ResultsProps) {
  return (
    <ol className={styles.results}>
      {found.map((each) => (
        <Result key={each.slug} found={each} collection={collection} finder={finder} />
      ))}
    </ol>
  );
}
