import { lazy, Suspense } from 'react';
import type { Words } from '#app/content/schema.ts';
import styles from './nearshoring.module.css';

type ToolsProps = { words: Words['nearshoring'] };

function Unavailable({ words }: ToolsProps) {
  return <p className={`wrap ${styles.unavailable}`}>{words.numbers.unavailable}</p>;
}

/**
 * The two tools, whose code is fetched on this page only, once it is hydrated. Until then the prerendered example
 * stays where it is: React hydrates the inside of a boundary when its code has come.
 */
const Tools = lazy(async () => {
  try {
    return await import('./tools/tools.tsx');
  } catch (error) {
    console.warn(error);
    return { default: Unavailable };
  }
});

export function LazyTools({ words }: ToolsProps) {
  return (
    <Suspense fallback={<div className={styles.loading} />}>
      <Tools words={words} />
    </Suspense>
  );
}
