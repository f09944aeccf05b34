import { buttonClass } from '#app/ui/button/button.ts';
import { Logo } from '#app/ui/logo/logo.tsx';
import styles from './header.module.css';
import { LanguageLinks } from './language-links.tsx';
import { MenuLinks } from './menu-links.tsx';
import { PageLink } from './page-link.tsx';
import { useSite } from './site-context.ts';
import { useEffect, useRef, type FocusEvent } from 'react';
import { useLocation } from 'react-router';

/** Closes the menu on a page change, when the focus leaves the header, and in a wide window, which has its links in the header. */
function useMenu() {
  const menu = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const location = useLocation();
  const shown = useRef(location);

  useEffect(() => {
    // Skips the first render: the menu may have been opened before hydration.
    if (shown.current !== location) menu.current?.hidePopover();
    shown.current = location;
  }, [location]);

  useEffect(() => {
    if (!toggle.current) return undefined;
    const observer = new ResizeObserver(() => {
      if (toggle.current?.checkVisibility() === false) menu.current?.hidePopover();
    });
    observer.observe(toggle.current);
    return () => observer.disconnect();
  }, []);

  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) menu.current?.hidePopover();
  };
  return { menu, toggle, onBlur };
}

// The longest name that fits on one line on a phone, in characters.
const maxNameLength = 14;

/** On small screens the navigation is a native popover, so the menu works before and without JavaScript. */
export function Header() {
  const { menus, name, ui } = useSite();
  const { menu, toggle, onBlur } = useMenu();
  const logo = name.length > maxNameLength ? `${styles.logo} ${styles.longName}` : styles.logo;
  return (
    <header className={styles.header} onBlur={onBlur}>
      <div className={`wrap ${styles.bar}`}>
        <PageLink page="home" className={logo}>
          <Logo />
          <span>{name}</span>
        </PageLink>
        {/* On a phone outside of the menu, elsewhere the last of its links: header.module.css shows one of both. */}
        <PageLink page="contact" className={`${buttonClass('action', 'small')} ${styles.start}`}>
          {ui.getStarted}
        </PageLink>
        <button type="button" className={styles.toggle} popoverTarget="menu" ref={toggle}>
          {ui.menu}
        </button>
        <nav id="menu" popover="auto" aria-label={ui.mainNavigation} className={styles.menu} ref={menu}>
          <ul>
            <MenuLinks menu="header" className={styles.link} />
            <li>
              <PageLink page="contact" className={buttonClass('action', 'small')}>
                {ui.getStarted}
              </PageLink>
            </li>
          </ul>
          {/* Beside the menu's list, which is given. */}
          <LanguageLinks>
            {!menus?.header?.includes('plan') && <PageLink page="plan">{ui.plan}</PageLink>}
          </LanguageLinks>
        </nav>
      </div>
    </header>
  );
}
