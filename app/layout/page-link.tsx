import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router';
import { pageAddress, type PageId } from '#app/site/pages.ts';
import { useSite } from './site-context.ts';

type PageLinkProps = {
  page: PageId;
  /** The id of a section on that page. */
  hash?: string;
  className?: string | undefined;
  onClick?: () => void;
  children: ReactNode;
};

/** A link to a page of this site, in the current language. It marks itself where it leads to the current page. */
export function PageLink({ page, hash, className, onClick, children }: PageLinkProps) {
  const { locale } = useSite();
  const to = pageAddress(page, locale, hash);
  const click = onClick ? { onClick } : {};
  if (hash) {
    return (
      <Link to={to} className={className} {...click}>
        {children}
      </Link>
    );
  }
  return (
    <NavLink end to={to} className={className ?? ''} viewTransition {...click}>
      {children}
    </NavLink>
  );
}
