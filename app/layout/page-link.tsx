import type { ReactNode } from 'react';
import { useLinkClickHandler, useLocation } from 'react-router';
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

/**
 * A link that the router follows. Built on the router's documented hook, because its own link component brings the
 * framework's prefetching along, which this site does not use, at 2 KB.
 */
export function RouterLink({ to, className, onClick, current, children }: RouterLinkProps) {
  // A cross-fade between pages; a hash link scrolls instead.
  const follow = useLinkClickHandler(to, { viewTransition: !to.includes('#') });
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
  return <RouterLink to={to} current={to === pathname ? 'page' : undefined} {...rest} />;
}
