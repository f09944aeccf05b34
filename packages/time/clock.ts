import { utcOffset } from './utc-offset.ts';

/** How a language writes the time of day: packages/content/words/clock-words.ts. */
export type ClockWords = {
  /** Names of the halves of the day, and of 12 o'clock where it has one; null if the language has a 24-hour clock. */
  halves: readonly [am: string, pm: string, noon?: string] | null;
};

const day = 1440;

function wrapToDay(minutes: number): number {
  return ((minutes % day) + day) % day;
}

/** @throws RangeError for an unknown zone */
export function minutesAfterMidnight(timeZone: string, at: Date): number {
  return wrapToDay(Math.floor(at.getTime() / 60_000) + utcOffset(timeZone, at));
}

/** @example minutesOf('09:30') // 570, after midnight */
export function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}

/** The time that content and time fields hold, "09:30". Minutes before or after the day wrap around. */
export function timeOfDay(minutes: number): string {
  const time = wrapToDay(minutes);
  return [Math.floor(time / 60), time % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** As "9:30" and "a.m.", or "09:30" and nothing. Intl's spaces and signs differ between browsers and the build. */
function timeParts(minutes: number, { halves }: ClockWords): [digits: string, half: string] {
  const digits = timeOfDay(minutes);
  if (!halves) return [digits, ''];
  const [hours = '', past = ''] = digits.split(':');
  const hour = Number(hours) % 12 || 12;
  const [am, pm, noon = pm] = halves;
  const half = Number(hours) < 12 ? am : pm;
  return [past === '00' ? `${hour}` : `${hour}:${past}`, digits === '12:00' ? noon : half];
}

/** Formats a time, "09:30" or in minutes after midnight, for readers: "9:30 a.m.", "9 a.m." or "09:30". */
export function formatTime(time: string | number, clock: ClockWords): string {
  const minutes = typeof time === 'string' ? minutesOf(time) : time;
  return timeParts(minutes, clock).filter(Boolean).join('\u00a0');
}

/** Formats an hour of a chart's axis, in two parts: "9" and "a.m.", or "09" and nothing. */
export function axisHour(hour: number, clock: ClockWords): [digits: string, half: string] {
  const [digits, half] = timeParts(hour * 60, clock);
  return [half ? digits : digits.slice(0, 2), half];
}

export function formatHours({ opens, closes }: { opens: string; closes: string }, clock: ClockWords) {
  return { opens: formatTime(opens, clock), closes: formatTime(closes, clock) };
}

/** Formats the time on a zone's clock. Undefined if the browser does not know the zone. */
export function clockTime(timeZone: string, at: Date, clock: ClockWords): string | undefined {
  try {
    return formatTime(minutesAfterMidnight(timeZone, at), clock);
  } catch {
    return undefined;
  }
}
