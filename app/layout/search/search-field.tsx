import { useEffect, useId, useRef } from 'react';
import styles from './search.module.css';

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
export function SearchField({ label, query, onQuery, onFocus }: SearchFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef('');
  const send = (text: string) => {
    clearTimeout(timer.current);
    sent.current = text.trim();
    onQuery(sent.current);
  };
  const first = useRef({ onFocus, send });

  useEffect(() => {
    const { current } = field;
    if (current?.matches(':focus')) first.current.onFocus();
    if (current?.value) first.current.send(current.value);
    return () => clearTimeout(timer.current);
  }, []);
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
