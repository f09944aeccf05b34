import { buttonClass } from '#app/ui/button/button.ts';
import { Logo } from '#app/ui/logo/logo.tsx';
import styles from './header.module.css';
import { LanguageLinks } from './language-links.tsx';
import { MenuLinks } from './menu-links.tsx';
import { PageLink } from './page-link.tsx';
import { useSite } from './site-context.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { afterPaint } from '#app/browser/after-paint.ts';
import { pageAddress } from '#packages/site/addresses.ts';

/** Sets `aria-expanded` after hydration, makes the page inert below the menu, and closes it on navigation and in wide windows. */
function useMenu() {
  const ref = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState<boolean>();

  const close = useCallback(() => ref.current?.hidePopover(), []);

  useEffect(() => {
    const menu = ref.current;
    const button = toggle.current;
    if (!menu || !button) return undefined;
    const setBehindInert = (inert: boolean) => {
      for (const behind of document.querySelectorAll('main, footer')) behind.toggleAttribute('inert', inert);
    };
    const update = (open: boolean) => {
      setIsOpen(open);
      if (open) afterPaint(() => setBehindInert(menu.matches(':popover-open')));
      else setBehindInert(false);
    };
    // May have been opened before hydration.
    update(menu.matches(':popover-open'));
    // Not `toggle`, which fires a task later: the page is still inert then and could not take focus after a
    // synchronous navigation.
    const onBeforeToggle = ({ newState }: ToggleEvent) => update(newState === 'open');
    menu.addEventListener('beforetoggle', onBeforeToggle);
    // In a wide window the button is hidden and the links are in the header.
    const observer = new ResizeObserver(() => {
      if (!button.checkVisibility()) close();
    });
    observer.observe(button);
    return () => {
      menu.removeEventListener('beforetoggle', onBeforeToggle);
      observer.disconnect();
    };
  }, [close]);

  const location = useLocation();
  const shown = useRef(location);
  useEffect(() => {
    // Skips the first render: the menu may have been opened before hydration.
    if (shown.current !== location) close();
    shown.current = location;
  }, [location, close]);

  return { ref, close, toggleProps: { ref: toggle, 'aria-expanded': isOpen, 'aria-controls': 'menu' } };
}

// The longest name that fits on one line on a phone, in characters.
const maxNameLength = 14;

/** On small screens the navigation is a native popover, so the menu works before and without JavaScript. */
export function Header() {
  const { locale, menus, name, ui } = useSite();
  const plan = pageAddress('plan', locale);
  const { ref, close, toggleProps } = useMenu();
  const logo = name.length > maxNameLength ? `${styles.logo} ${styles.longName}` : styles.logo;
  return (
    <header className={styles.header}>
      <div className={`wrap ${styles.bar}`}>
        <PageLink page="home" className={logo}>
          <Logo />
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
            {menus.header.every(({ to }) => to !== plan) && (
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
