import { buttonClass } from '#app/ui/button/button.ts';
import { Mark } from '#app/ui/mark/mark.tsx';
import styles from './header.module.css';
import { LanguageLinks } from './language-links.tsx';
import { MenuLinks } from './menu-links.tsx';
import { PageLink } from './page-link.tsx';
import { useSite } from './site-context.ts';
import { useMenu } from './use-menu.ts';

// The longest name that fits on one line on a phone, in characters.
const maxNameLength = 14;

/**
 * The sticky header. On small screens the navigation is a native popover, so the menu works before and without
 * JavaScript.
 */
export function Header() {
  const { menus, name, ui } = useSite();
  const { ref, close, toggleProps } = useMenu();
  const logo = name.length > maxNameLength ? `${styles.logo} ${styles.longName}` : styles.logo;
  return (
    <header className={styles.header}>
      <div className={`wrap ${styles.bar}`}>
        <PageLink page="home" className={logo}>
          <Mark />
          <span>{name}</span>
        </PageLink>
        {/* On a phone outside of the menu, elsewhere the last of its links: header.module.css shows one of both. */}
        <PageLink
          page="contact"
          className={`${buttonClass('action', 'small')} ${styles.start}`}
          onClick={close}
        >
          {ui.getStarted}
        </PageLink>
        <button type="button" className={styles.toggle} popoverTarget="menu" {...toggleProps}>
          {ui.menu}
        </button>
        <nav id="menu" popover="auto" aria-label={ui.mainNavigation} className={styles.menu} ref={ref}>
          <ul>
            <MenuLinks menu="header" className={styles.link} onClick={close} />
            <li>
              <PageLink page="contact" className={buttonClass('action', 'small')} onClick={close}>
                {ui.getStarted}
              </PageLink>
            </li>
          </ul>
          {/* Beside the menu's list, which is given. */}
          <LanguageLinks>
            {!menus?.header?.includes('plan') && (
              <PageLink page="plan" onClick={close}>
                {ui.plan}
              </PageLink>
            )}
          </LanguageLinks>
        </nav>
      </div>
    </header>
  );
}
