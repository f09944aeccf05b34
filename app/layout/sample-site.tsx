import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import samples from 'virtual:gallery-samples';
import { defaultLocale } from '#packages/site/locales.ts';
import { SiteContext, type SiteContextValue } from './site-context.ts';

export function SampleSite({
  children,
  changes,
}: {
  children: ReactNode;
  changes?: Partial<SiteContextValue>;
}) {
  return (
    <MemoryRouter>
      <SiteContext value={{ ...samples.site, ...changes, locale: defaultLocale }}>{children}</SiteContext>
    </MemoryRouter>
  );
}
