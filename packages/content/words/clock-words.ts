/** How a language writes the time of day, generated so that browsers need no formatter. */
import type { ClockWords } from '#packages/time/clock.ts';
import { once } from '#packages/site/once.ts';

/** CLDR has "AM" where American English prints "a.m." (AP, Chicago). Spaces are non-breaking in any version of ICU. */
function halfAt(hour: number, locale: string): string | undefined {
  const format = new Intl.DateTimeFormat(locale, { hour: 'numeric', timeZone: 'UTC' });
  const [first, ...others] = format.formatToParts(Date.UTC(2026, 0, 15, hour));
  const last = others.at(-1);
  if (first?.type !== 'hour' || last?.type !== 'dayPeriod') return undefined;
  const written = last.value.replaceAll(/\s/g, '\u00a0');
  return /^[AP]M$/.test(written) ? `${written.charAt(0).toLowerCase()}.m.` : written;
}

// "12 p. m." is read as midnight by some: Spanish has "meridiano", noon, which Intl has only as "del mediodía".
const noons: Readonly<Record<string, string>> = { es: 'm.\u00a0d.' };

/** The names of the halves of the day, and of noon; null in a language with a 24-hour clock. */
export const halvesOf = once((locale: string): ClockWords['halves'] => {
  const [am, pm] = [halfAt(9, locale), halfAt(21, locale)];
  if (am === undefined || pm === undefined) return null;
  const noon = noons[new Intl.Locale(locale).language];
  return noon === undefined ? [am, pm] : [am, pm, noon];
});
