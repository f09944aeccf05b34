import { use, useEffect, type MouseEvent } from 'react';
import { useNavigate, useRouteError } from 'react-router';
import { openDocument } from '#app/browser/chunk-recovery.ts';
import { canReload, keepsPrerendered } from '#app/browser/page-recovery.ts';
import { isPlainClick } from '#app/browser/plain-click.ts';
import { pageAddress } from '#packages/site/addresses.ts';
import { buttonClass } from '#app/ui/button/button.ts';
import { Logo } from '#app/ui/logo/logo.tsx';
import { PageHead } from './page-head.tsx';
import styles from './error-screen.module.css';
import { useSite } from './site-context.ts';

const never = new Promise<never>(() => {});

export function ErrorScreen() {
  const { error: words, locale, email, mailbox, phone, telephone } = useSite();
  const home = pageAddress('home', locale);
  const error = useRouteError();
  if (keepsPrerendered(error)) use(never);
  const isReloading = canReload(error);
  const navigate = useNavigate();
  // Document navigations, which discard the broken state; without a connection, what has been loaded.
  const follow = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const { pathname, search, hash } = event.currentTarget;
    const address = pathname + search + hash;
    if (!(await openDocument(address))) await navigate(address);
  };
  // Runs after the page's effect, which sets the title of the failed page.
  useEffect(() => {
    if (isReloading) window.location.reload();
    else document.title = words.title;
  }, [isReloading, words.title]);
  if (isReloading) return null;
  return (
    <section>
      <PageHead title={words.title} lead={words.text} shapes="error">
        <p className={styles.ways}>
          <a className={buttonClass()} href={globalThis.location?.href ?? home} onClick={follow}>
            {words.retry}
          </a>
          <a href={home} onClick={follow}>
            {words.home}
          </a>
        </p>
        <p className={styles.ways}>
          {words.reach}
          <a href={telephone}>{phone}</a>
          <a href={`mailto:${mailbox}`}>{email}</a>
        </p>
      </PageHead>
      <p className={`wrap ${styles.report}`}>
        {words.report}: <code>{error instanceof Error ? error.message : String(error)}</code>
      </p>
    </section>
  );
}

/** Error boundary of a language. Has a header that needs no words, because the layout's may be what failed. */
export function FrameError() {
  const { locale, name } = useSite();
  return (
    <>
      <header className={styles.header}>
        <a className={`wrap ${styles.brand}`} href={pageAddress('home', locale)}>
          <Logo /> {name}
        </a>
      </header>
      <main id="content">
        <ErrorScreen />
      </main>
    </>
  );
}
