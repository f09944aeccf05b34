import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { Words } from '#packages/content/schema.ts';
import { PageLink } from '#app/layout/page-link.tsx';
import { buttonClass } from '#app/ui/button/button.ts';
import { LargeShapes } from '#app/ui/large-shapes/large-shapes.tsx';
import styles from './not-found.module.css';
import { PageSuggestion } from './page-suggestion.tsx';

/** Served at every unknown address, so the first render must not depend on the address. */
export default function NotFound({ words }: { words: Words['not-found'] }) {
  const { pathname } = useLocation();
  useEffect(() => {
    const { dataset } = document.documentElement;
    // The boot script has reported the address of the document itself.
    if (dataset['missing'] !== pathname) console.warn(`404: no page at ${pathname}`);
    delete dataset['missing'];
  }, [pathname]);
  // Runs after PageChange, because the router may have matched another page: see hasNoTrailingSlash.
  useEffect(() => {
    document.title = words.meta.title;
  });
  return (
    <div className={`wrap columns ${styles.page}`}>
      <div>
        <p className={styles.code}>{words.code}</p>
        <h1 tabIndex={-1}>{words.title}</h1>
        <p className={styles.text}>{words.text}</p>
        <PageLink page="home" className={buttonClass()}>
          {words.home}
        </PageLink>
        <PageSuggestion />
      </div>
      <LargeShapes name="missing" />
    </div>
  );
}
