import { createContext, use } from 'react';
import type { Facts } from '#packages/content/facts.ts';
import type { Words } from '#packages/content/schema.ts';
import type { ClockWords } from '#packages/time/clock.ts';
import type { Locale } from '#packages/site/locales.ts';
import type { QuickLink } from '#packages/site/menus.ts';

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
  if (!site) throw new Error('useSite must be called within the layout');
  return site;
}
