import type { MouseEvent, ReactNode, Ref } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router';
import { isPlainClick } from '#app/browser/plain-click.ts';
import { decodeAddress, pageAddress } from '#packages/site/addresses.ts';
import type { PageId } from '#packages/site/pages.ts';
import { useSite } from './site-context.ts';

type RouterLinkProps = {
  to: string;
  className?: string | undefined;
  onClick?: (() => void) | undefined;
  current?: 'page' | 'true' | undefined;
  label?: string | undefined;
  rel?: 'prev' | 'next' | undefined;
  ref?: Ref<HTMLAnchorElement>;
  children: ReactNode;
};

/** React Router's Link includes prefetching, which is 2 KB, and cannot navigate with `flushSync`. */
export function RouterLink({ to, className, onClick, current, label, rel, ref, children }: RouterLinkProps) {
  const navigate = useNavigate();
  const location = useLocation();
  const follow = (event: MouseEvent) => {
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
      ref={ref}
      href={to}
      rel={rel}
      className={className}
      aria-current={current}
      aria-label={label}
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
  hash?: string | undefined;
};

/** A link to a page in the current language; nothing if the page is switched off. Sets `aria-current` if it is the current page. */
export function PageLink({ page, hash, ...rest }: PageLinkProps) {
  const { locale, ui } = useSite();
  const { pathname } = useLocation();
  if (ui.navigation[page] === undefined) return null;
  const to = pageAddress(page, locale, hash);
  return <RouterLink to={to} current={to === decodeAddress(pathname) ? 'page' : undefined} {...rest} />;
}
