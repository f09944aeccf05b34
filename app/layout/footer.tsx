import { Logo } from '#app/ui/logo/logo.tsx';
import { DisplayControls } from './display-controls.tsx';
import styles from './footer.module.css';
import { LanguageLinks } from './language-links.tsx';
import { MenuLinks } from './menu-links.tsx';
import { NewTabLink } from './new-tab-link.tsx';
import { PageLink } from './page-link.tsx';
import { useSite } from './site-context.ts';

export function Footer() {
  const { email, mailbox, name, phone, profiles = {}, telephone, ui } = useSite();
  const [user, host] = email.split('@');
  return (
    <footer className={styles.footer}>
      <div className={`wrap ${styles.grid}`}>
        <p className={styles.brand}>
          <Logo />
          <span className={styles.name}>{name}</span>
          <span className={styles.tagline}>{ui.tagline}</span>
        </p>
        <nav aria-labelledby="footer-pages">
          <h2 id="footer-pages">{ui.footer.quickLinks}</h2>
          <ul>
            <MenuLinks menu="quickLinks" />
          </ul>
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
              <a href={`mailto:${mailbox}`}>
                {/* Where a narrow column may break it. */}
                {`${user}@`}
                <wbr />
                {host}
              </a>
            </li>
            <li>
              <a href={telephone}>{phone}</a>
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
          <p>{`© ${ui.footer.copyright} ${name}`}</p>
          <LanguageLinks />
          <ul>
            <MenuLinks menu="base" />
          </ul>
          <DisplayControls />
        </div>
      </div>
    </footer>
  );
}
