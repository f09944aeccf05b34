import type { MouseEvent, ReactNode } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router';
import { currentSetting } from '#app/browser/display-settings.ts';
import { decodeAddress } from '#app/site/decode-address.ts';
import { pageAddress, type PageId } from '#app/site/pages.ts';
import { useSite } from './site-context.ts';

type RouterLinkProps = {
  /** An address of this site, or a hash of this page. */
  to: string;
  className?: string | undefined;
  onClick?: (() => void) | undefined;
  /** How the link stands to where the visitor is: to this page, or in another sense. */
  current?: 'page' | 'true' | undefined;
  children: ReactNode;
};

/** Whether a click asks for this page's place, and not for another tab, a download or a menu. */
function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey || defaultPrevented);
}

// A frame at 60 Hz.
const late = 16;

/**
 * Whether a click's pages cross-fade. It costs a picture of the old page first: nobody waits for it who wants no motion,
 * nor where the click has waited for a slow or busy processor already.
 */
function crossFades({ timeStamp }: Event): boolean {
  return (
    performance.now() - timeStamp < late &&
    'startViewTransition' in document &&
    currentSetting('motion') === 'running' &&
    !matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}

/**
 * A link that the router follows. Its own link component brings the framework's prefetching along, at 2 KB, and cannot
 * ask for a page to be shown at once.
 */
export function RouterLink({ to, className, onClick, current, children }: RouterLinkProps) {
  const navigate = useNavigate();
  const location = useLocation();
  const follow = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void navigate(to, {
      // As browsers do with a link to where one is.
      replace: to === createPath(location),
      // A hash link scrolls instead.
      viewTransition: !to.includes('#') && crossFades(event.nativeEvent),
      // In one go: rendered in slices, with frames of the old page between them, the next one only comes later.
      flushSync: true,
    });
  };
  return (
    <a
      href={to}
      className={className}
      aria-current={current}
      onClick={(event) => {
        onClick?.();
        follow(event);
      }}
    >
      {children}
    </a>
  );
}

type PageLinkProps = Pick<RouterLinkProps, 'className' | 'onClick' | 'current' | 'children'> & {
  page: PageId;
  /** The id of a section on that page. */
  hash?: string;
};

/** A link to a page of this site, in the current language. It marks itself where it leads to the current page. */
export function PageLink({ page, hash, ...rest }: PageLinkProps) {
  const { locale } = useSite();
  const { pathname } = useLocation();
  const to = pageAddress(page, locale, hash);
  return <RouterLink to={to} current={to === decodeAddress(pathname) ? 'page' : undefined} {...rest} />;
}
