import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import type { Words } from '#generate/content/schema.ts';
import { pageAddress } from '#app/site/pages.ts';
import { buttonClass } from '#app/ui/button/button.ts';
import styles from './error-screen.module.css';
import { useSite } from './site-context.ts';

/** Returns the status of a routing error, or the message of any other error. */
function describeError(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : String(error);
}

/** Replaces a page, or the whole frame, that failed to render. */
export function ErrorScreen({ words, home }: { words: Words['error']; home: string }) {
  const error = useRouteError();
  // Runs after the page's own effect, which sets the title of the failed page.
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
      {/* Document navigations, which discard the broken state. */}
      <p className={styles.ways}>
        <a className={buttonClass()} href={home}>
          {words.home}
        </a>
        <a href={globalThis.location?.href ?? home}>{words.retry}</a>
      </p>
    </section>
  );
}

/** Error boundary of pages: keeps the header and the footer. */
export function PageError() {
  const { locale, error } = useSite();
  return <ErrorScreen words={error} home={pageAddress('home', locale)} />;
}
