/** Command-line options. Invalid values end a script before it does anything. */

/**
 * Parses a list of names such as `--pages=home,about`, in the order of `known`; returns all of them for an empty
 * text.
 *
 * @throws Error that names the option, the unknown name, and the known ones
 */
export function parseNames<Name extends string>(
  option: string,
  text: string,
  known: readonly Name[],
): readonly Name[] {
  if (text === '') return known;
  const named = text.split(',');
  const unknown = named.find((name) => !known.some((each) => each === name));
  if (unknown !== undefined) {
    throw new Error(`--${option}: there is no "${unknown}"; there are ${known.join(', ')}.`);
  }
  return known.filter((name) => named.includes(name));
}

/**
 * Parses the origin of a site such as `--origin=https://www.example.com`; a path after it is left out.
 *
 * @throws Error that names the option, if its text is no address on the web
 */
export function parseOrigin(option: string, text: string): string {
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw new Error(`--${option}: "${text}" is no origin as in https://www.example.com.`);
}

/**
 * Parses a number such as `--runs=5`.
 *
 * @throws Error that names the option, if its text is not a number above 0
 */
export function parsePositive(option: string, text: string): number {
  const number = Number(text);
  if (number > 0 && Number.isFinite(number)) return number;
  throw new Error(`--${option}: "${text}" is not a number above 0.`);
}
