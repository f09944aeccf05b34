declare const slots: unique symbol;

/** A text with `[slots]` of these names. Only the content schema creates it, after checking the text. */
export type Slotted<Name extends string> = string & { readonly [slots]: Name };

/**
 * Fills the `[slots]` of a text at run time.
 *
 * @example fill('[hours] shared hours', { hours: 7 }) // '7 shared hours'
 */
export function fill<Name extends string>(
  text: Slotted<Name>,
  values: Readonly<Record<Name, string | number>>,
): string {
  return text.replaceAll(/\[(\w+)\]/g, (_, name: Name) => String(values[name]));
}
