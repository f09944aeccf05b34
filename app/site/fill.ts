/**
 * Fills the `[names]` of a text that is completed while the page is shown. A name without a value stays as it is.
 *
 * @example fill('[hours] shared hours', { hours: 7 }) // '7 shared hours'
 */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replaceAll(/\[(\w+)\]/g, (whole, name: string) => String(values[name] ?? whole));
}
