import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { buttonClass } from '#app/ui/button/button.ts';
import styles from './error-screen.module.css';
import { useSite } from './site-context.ts';

type ErrorWords = { title: string; text: string; retry: string; home: string };

// For the one case in which no content file could be read.
const bareWords: ErrorWords = {
  title: 'Unexpected Application Error!',
  text: 'This page could not be shown.',
  retry: 'Try this page again',
  home: 'Return to Home',
};

/** The status of a routing error, or the message of any other. */
function describeError(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : String(error);
}

function ErrorScreen({ words, home }: { words: ErrorWords; home: string }) {
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
  const { locale, ui } = useSite();
  return <ErrorScreen words={ui.error} home={`/${locale.prefix}`} />;
}

/** A failure of the frame itself. */
export function RootError() {
  return <ErrorScreen words={bareWords} home="/" />;
}
