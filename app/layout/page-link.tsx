import type { ComponentProps, MouseEvent } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router';
import { isPlainClick } from '#app/browser/plain-click.ts';
import { decodeAddress, pageAddress } from '#packages/site/addresses.ts';
import type { PageId } from '#packages/site/pages.ts';
import { useSite } from './site-context.ts';

type RouterLinkProps = Pick<ComponentProps<'a'>, 'className' | 'rel' | 'ref' | 'children'> & {
  to: string;
  onClick?: (() => void) | undefined;
  /** By default, whether it leads to the current page. */
  current?: 'page' | 'true' | undefined;
  label?: string;
};

/** React Router's Link includes prefetching, which is 2 KB, and cannot navigate with `flushSync`. */
export function RouterLink({ to, onClick, current, label, children, ...attributes }: RouterLinkProps) {
  const navigate = useNavigate();
  const location = useLocation();
  const isPage = to === decodeAddress(location.pathname);
  const follow = (event: MouseEvent) => {
    onClick?.();
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void navigate(to, {
      // Browsers also replace the entry if a link points to the current address.
      replace: to === createPath(location),
      // Synchronous: time-sliced rendering would paint frames of the old page in between and finish later.
      flushSync: true,
    });
  };
  return (
    <a
      href={to}
      {...attributes}
      aria-current={current ?? (isPage ? 'page' : undefined)}
      aria-label={label}
      onClick={follow}
    >
      {children}
    </a>
  );
}

type PageLinkProps = Pick<RouterLinkProps, 'className' | 'onClick' | 'current' | 'children'> & {
  page: PageId;
  hash?: string | undefined;
};

/** A link to a page in the current language; nothing if the page is switched off. */
export function PageLink({ page, hash, ...rest }: PageLinkProps) {
  const { locale, ui } = useSite();
  if (ui.navigation[page] === undefined) return null;
  return <RouterLink to={pageAddress(page, locale, hash)} {...rest} />;
}
