import { createContext, use } from 'react';
import type { Facts } from '#packages/content/facts.ts';
import type { Words } from '#packages/content/schema.ts';
import type { ClockWords } from '#app/time/clock.ts';
import type { Locale } from '#app/site/locales.ts';
import type { QuickLink } from '#app/site/menus.ts';

/** Available to every page: the company's facts, the language, and labels in that language. */
export type SiteContextValue = Facts & {
  locale: Locale;
  ui: Words['ui'];
  error: Words['error'];
  clock: ClockWords;
  quickLinks: readonly QuickLink[];
};

export const SiteContext = createContext<SiteContextValue | null>(null);

/** Throws outside of the layout. */
export function useSite(): SiteContextValue {
  const site = use(SiteContext);
  if (!site) throw new Error('useSite needs the layout around it');
  return site;
}
