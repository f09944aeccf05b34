/**
 * A time of day on a zone's clock with the zone's short name, as in "15:30 CST"; undefined where the browser lacks the
 * data.
 */
export function clockTime(timeZone: string, at: Date, locale: string): string | undefined {
  try {
    return new Intl.DateTimeFormat(locale, {
      timeZone,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZoneName: 'short',
    }).format(at);
  } catch {
    return undefined;
  }
}
