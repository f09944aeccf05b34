import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { decodeAddress } from '#app/site/decode-address.ts';
import { insightsAddress } from '#app/site/insights.ts';
import { contentPageAddress } from '#app/site/page-files.ts';
import { storiesAddress } from '#app/site/stories.ts';
import { pages, type PageId } from '#app/site/pages.ts';
import { telephoneAddress } from '#app/site/telephone.ts';
import { Mark } from '#app/ui/mark/mark.tsx';
import { DisplayControls } from './display-controls.tsx';
import styles from './footer.module.css';
import { LanguageLinks } from './language-links.tsx';
import { NewTabLink } from './new-tab-link.tsx';
import { PageLink, RouterLink } from './page-link.tsx';
import { useSite } from './site-context.ts';

// In the last row.
const legalPages = new Set<PageId>(['privacy', 'terms', 'accessibility']);

function PageLinks({ areLegal, children }: { areLegal: boolean; children?: ReactNode }) {
  const { navigation } = useSite().ui;
  return (
    <ul>
      {pages.map(
        ({ id }) =>
          legalPages.has(id) === areLegal && (
            <li key={id}>
              <PageLink page={id}>{navigation[id]}</PageLink>
            </li>
          ),
      )}
      {children}
    </ul>
  );
}

/** Links to pages by content, and to the lists of articles and client stories, in languages that have any. */
function ContentLinks() {
  const { locale, quickLinks, ui } = useSite();
  const path = decodeAddress(useLocation().pathname);
  const links: readonly (readonly [to: string, name: string | undefined])[] = [
    ...quickLinks.map(({ slug, name }) => [contentPageAddress(locale, slug), name] as const),
    [insightsAddress(locale), ui.insights],
    [storiesAddress(locale), ui.stories],
  ];
  return links.map(
    ([to, name]) =>
      name && (
        <li key={to}>
          <RouterLink to={to} current={to === path ? 'page' : undefined}>
            {name}
          </RouterLink>
        </li>
      ),
  );
}

/** The footer: quick links, services, contact details and copyright. */
export function Footer() {
  const { email, name, phone, profiles = {}, ui } = useSite();
  return (
    <footer className={styles.footer}>
      <div className={`wrap ${styles.grid}`}>
        <p className={styles.brand}>
          <Mark />
          <span className={styles.name}>{name}</span>
          <span className={styles.tagline}>{ui.tagline}</span>
        </p>
        <nav aria-labelledby="footer-pages">
          <h2 id="footer-pages">{ui.footer.quickLinks}</h2>
          <PageLinks areLegal={false}>
            <ContentLinks />
          </PageLinks>
        </nav>
        <nav aria-labelledby="footer-services">
          <h2 id="footer-services">{ui.footer.services}</h2>
          <ul>
            {Object.entries(ui.services).map(([id, title]) => (
              <li key={id}>
                <PageLink page="services" hash={id}>
                  {title}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.contact}>
          <h2>{ui.footer.contact}</h2>
          <ul>
            <li>
              <a href={`mailto:${email}`}>{email}</a>
            </li>
            <li>
              <a href={telephoneAddress(phone)}>{phone}</a>
            </li>
            {Object.entries(ui.offices).map(([id, { city }]) => (
              <li key={id}>{city}</li>
            ))}
            {Object.entries(profiles).map(([network, address]) => (
              <li key={network}>
                <NewTabLink href={address}>{network}</NewTabLink>
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.base}>
          <p>
            © {ui.footer.copyright} {name}
          </p>
          <LanguageLinks />
          <PageLinks areLegal />
          <DisplayControls />
        </div>
      </div>
    </footer>
  );
}
