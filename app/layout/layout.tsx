import type { Facts } from '#packages/content/facts.ts';
import { ToastRegion } from '#app/ui/toast/toast-region.tsx';
import { useTooltips } from '#app/ui/tooltip/use-tooltips.ts';
import { Outlet, ScrollRestoration } from 'react-router';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './layout.module.css';
import { PageChange } from './page-change.tsx';
import { SiteContext, type SiteContextValue } from './site-context.ts';

type LayoutProps = Omit<SiteContextValue, keyof Facts> & { facts: Facts };

/** The frame of every page: skip link, header, content, footer. Rendered once, and with it its context. */
export function Layout({ facts, ...frame }: LayoutProps) {
  useTooltips();
  const site = { ...facts, ...frame };
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
