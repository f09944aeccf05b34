import { ToastRegion } from '#app/ui/toast/toast-region.tsx';
import { useTooltips } from '#app/ui/tooltip/use-tooltips.ts';
import { Outlet, ScrollRestoration } from 'react-router';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './layout.module.css';
import { PageChange } from './page-change.tsx';
import { useSite } from './site-context.ts';

/** The frame of every page: skip link, header, content, footer. Rendered once. */
export function Layout() {
  useTooltips();
  const { skipLink, toasts } = useSite().ui;
  return (
    <>
      <a className={styles.skip} href="#content">
        {skipLink}
      </a>
      <Header />
      <main id="content" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <Footer />
      <ToastRegion label={toasts.region} closeLabel={toasts.close} />
      <PageChange />
      <ScrollRestoration />
    </>
  );
}
