import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import type { Words } from '#generate/content/schema.ts';
import { pageAddress } from '#app/site/pages.ts';
import { buttonClass } from '#app/ui/button/button.ts';
import styles from './error-screen.module.css';
import { useSite } from './site-context.ts';

/** The status of a routing error, or the message of any other. */
function describeError(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : String(error);
}

/** What takes the place of a page, or of the whole frame, that could not be shown. */
export function ErrorScreen({ words, home }: { words: Words['error']; home: string }) {
  const error = useRouteError();
  // After the page's own title, which names what could not be shown.
  useEffect(() => {
    document.title = words.title;
  }, [words.title]);
  return (
    <section className={`wrap ${styles.screen}`}>
      <h1 tabIndex={-1}>{words.title}</h1>
      <p className={styles.message}>
        <code>{describeError(error)}</code>
      </p>
      <p>{words.text}</p>
      {/* Real navigations: they leave the broken state behind. */}
      <p className={styles.ways}>
        <a className={buttonClass()} href={home}>
          {words.home}
        </a>
        <a href={globalThis.location?.href ?? home}>{words.retry}</a>
      </p>
    </section>
  );
}

/** A page that failed to render or to load, within the header and the footer. */
export function PageError() {
  const { locale, error } = useSite();
  return <ErrorScreen words={error} home={pageAddress('home', locale)} />;
}
