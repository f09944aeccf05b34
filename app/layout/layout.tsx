import { ToastRegion } from '#app/ui/toast/toast-region.tsx';
import { useTooltips } from '#app/ui/tooltip/use-tooltips.ts';
import { Outlet, ScrollRestoration } from 'react-router';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './layout.module.css';
import { PageChange } from './page-change.tsx';
import { SiteContext, type SiteContextValue } from './site-context.ts';

/** The frame of every page: skip link, header, content, footer. */
export function Layout({ site }: { site: SiteContextValue }) {
  useTooltips();
  return (
    <SiteContext value={site}>
      <a className={styles.skip} href="#content">
        {site.ui.skipLink}
      </a>
      <Header />
      <main id="content" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <Footer />
      <ToastRegion label={site.ui.toasts.region} closeLabel={site.ui.toasts.close} />
      <PageChange />
      <ScrollRestoration />
    </SiteContext>
  );
}
