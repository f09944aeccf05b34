import { useMemo, useState, type ReactNode, useEffect, useId, useRef } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import type { TextWords } from '#packages/content/collections/text-parts.ts';
import { ReloadLink } from '#app/layout/reload-link.tsx';
import { useSite } from '#app/layout/site-context.ts';
import { useIsHydrated } from '#app/layout/use-is-hydrated.ts';
import type { ListedCollection } from '#packages/site/collections.ts';
import { fill } from '#packages/site/fill.ts';
import styles from './search.module.css';
import { useFinder, type Finder } from './use-finder.ts';

// In milliseconds, after the last key: each search is announced.
const pause = 250;

type SearchFieldProps = {
  label: string;
  /** What is searched for. The field shows it, until the visitor types. */
  query: string;
  onQuery: (query: string) => void;
  onFocus: () => void;
};

/** The field of a search. Uncontrolled, so that hydration never resets text typed before it. */
function SearchField({ label, query, onQuery, onFocus }: SearchFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { state } = useNavigation();
  const sent = useRef('');
  const send = (text: string) => {
    clearTimeout(timer.current);
    sent.current = text.trim();
    onQuery(sent.current);
  };
  const first = useRef({ onFocus, send });

  useEffect(() => {
    if (field.current?.matches(':focus')) first.current.onFocus();
    if (field.current?.value) first.current.send(field.current.value);
    return () => clearTimeout(timer.current);
  }, []);
  // A query would end the way to another page.
  useEffect(() => (state === 'idle' ? () => clearTimeout(timer.current) : undefined), [state]);
  useEffect(() => {
    // After Back, or of an address with a query.
    if (field.current && query !== sent.current) field.current.value = sent.current = query;
  }, [query]);

  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input
        ref={field}
        id={id}
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        onFocus={onFocus}
        onInput={({ currentTarget: { value } }) => {
          clearTimeout(timer.current);
          timer.current = setTimeout(() => send(value), pause);
        }}
        onKeyDown={(event) => {
          const { currentTarget, key } = event;
          if (key === 'Escape' && currentTarget.value) {
            event.preventDefault();
            currentTarget.value = '';
          }
          if (key === 'Escape' || key === 'Enter') send(currentTarget.value);
        }}
        className={styles.field}
      />
    </>
  );
}

// As many as a page of a list has.
const most = 20;

/** The query in the address, which the prerendered page cannot know, and a function that replaces it. */
function useQuery(): [query: string, setQuery: (query: string) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search).get('q')?.trim() ?? '';
  const setQuery = (next: string) => {
    if (next === query) return;
    const parameters = new URLSearchParams(search);
    if (next) parameters.set('q', next);
    else parameters.delete('q');
    // Back leads from the results to the list.
    void navigate({ search: String(parameters) }, { replace: query !== '', preventScrollReset: true });
  };
  return [useIsHydrated() ? query : '', setQuery];
}

type Words = TextWords['search'];

function outcome(words: Words, query: string, count: number, finder: Finder | undefined): string {
  if (!query) return '';
  if (!finder || (count === 0 && !finder.isComplete)) return words.searching;
  if (count === 0) return fill(words.none, { query });
  return count > most ? fill(words.best, { query, count, shown: most }) : fill(words.found, { query, count });
}

type SearchProps = {
  collection: ListedCollection;
  /** The number of parts of the index; without any, there is no search. */
  parts: number;
  words: Words;
  children: ReactNode;
};

function SearchOfPage({ collection, parts, words, children }: SearchProps) {
  const [query, setQuery] = useQuery();
  const [isFocused, setIsFocused] = useState(false);
  const { finder, hasFailed } = useFinder(collection, useSite().locale, parts, isFocused || query !== '');
  const found = useMemo(() => (query && finder ? finder.find(query) : []), [finder, query]);
  return (
    <>
      <search className={styles.search}>
        <SearchField
          label={words.label}
          query={query}
          onQuery={setQuery}
          onFocus={() => setIsFocused(true)}
        />
        <p role="status" className={styles.outcome}>
          {hasFailed && query ? (
            <span>
              {`${words.failed} `}
              <ReloadLink />
            </span>
          ) : (
            <span>{outcome(words, query, found.length, finder)}</span>
          )}
        </p>
      </search>
      {finder && found.length > 0 ? (
        <finder.Results found={found.slice(0, most)} collection={collection} finder={finder} />
      ) : (
        children
      )}
    </>
  );
}

/** A search above a list, for as many texts as nobody reads through. Without a script, there is the list alone. */
export function Search(props: SearchProps) {
  const { pathname } = useLocation();
  return props.parts > 0 ? <SearchOfPage key={pathname} {...props} /> : props.children;
}
