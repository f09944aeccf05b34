import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSite } from '#app/layout/site-context.ts';
import { pageAddress } from '#app/site/addresses.ts';

/** Leads links to the tools, which were on this page, to their own page, with the numbers of the address. */
export function useMovedPlan(): void {
  const { search, hash } = useLocation();
  const { locale } = useSite();
  const navigate = useNavigate();
  useEffect(() => {
    // The boot script hydrates at once for these.
    if (/[?&]zone=|#(?:planner|estimate)$/.test(search + hash))
      void navigate(pageAddress('plan', locale) + search + hash, { replace: true });
  }, [search, hash, locale, navigate]);
}
