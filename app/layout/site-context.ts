import { createContext, use } from 'react';
import type { Language } from 'virtual:languages';
import type { Facts } from '#packages/content/facts.ts';
import type { Locale } from '#packages/site/locales.ts';

/** What the frame of a language shows beside facts. */
export type Frame = Omit<Language, 'files'> & { locale: Locale };

export type SiteContextValue = Omit<Facts, 'menus'> & Frame;

export const SiteContext = createContext<SiteContextValue | null>(null);

/** Throws outside of the layout. */
export function useSite(): SiteContextValue {
  const site = use(SiteContext);
  if (!site) throw new Error('useSite must be called within the layout');
  return site;
}
