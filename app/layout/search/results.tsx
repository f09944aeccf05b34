import { useCallback, useState } from 'react';
import type { Body } from '#packages/content/texts/body.ts';
import { savesData } from '#app/browser/saves-data.ts';
import { whenInView } from '#app/browser/when-in-view.ts';
import { RouterLink } from '#app/layout/page-link.tsx';
import { useSite } from '#app/layout/site-context.ts';
import { textAddress } from '#packages/site/addresses.ts';
import type { ListedCollection } from '#packages/site/collections.ts';
import { splitWords } from '#packages/site/search-options.ts';
import styles from './search.module.css';
import type { Finder, Found } from './use-finder.ts';

// In characters: two lines on a wide screen.
const before = 60;
const length = 170;

const inline = new Set(['a', 'code', 'del', 'em', 'span', 'strong', 'sup']);

function textOf(node: Body): string {
  if (typeof node === 'string') return node;
  const [name, , ...children] = node;
  return children.map(textOf).join('') + (inline.has(name) ? '' : ' ');
}

/** Where the first word that was searched for begins in a text; -1 if it has none. */
function placeOf(text: string, isMatch: (word: string) => boolean): number {
  let place = 0;
  for (const [index, part] of splitWords(text).entries()) {
    if (index % 2 === 1 && isMatch(part)) return place;
    place += part.length;
  }
  return -1;
}

function excerptOf(body: readonly Body[], isMatch: (word: string) => boolean): string | undefined {
  for (const node of body) {
    const text = textOf(node).replaceAll(/\s+/g, ' ').trim();
    const place = placeOf(text, isMatch);
    if (place === -1) continue;
    const start = place > before ? text.indexOf(' ', place - before) + 1 : 0;
    const isWhole = text.length - start <= length;
    const end = isWhole ? text.length : text.lastIndexOf(' ', start + length);
    return `${start > 0 ? '… ' : ''}${text.slice(start, end)}${isWhole ? '' : ' …'}`;
  }
  return undefined;
}

type IsMatch = (word: string) => boolean;

function Marked({ text, isMatch }: { text: string; isMatch: IsMatch }) {
  return splitWords(text).map((part, index) =>
    // The parts of a text never change their order.
    // oxlint-disable-next-line react/no-array-index-key
    index % 2 === 1 && isMatch(part) ? <mark key={index}>{part}</mark> : part,
  );
}

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
