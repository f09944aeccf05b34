declare const slots: unique symbol;

/** A text with `[slots]` of these names. Only the content schema creates it, after checking the text. */
export type Slotted<Name extends string> = string & { readonly [slots]: Name };

/**
 * Fills the `[slots]` of a text at run time. A value that ends in a full stop takes the place of the sentence's.
 *
 * @example fill('Open to [closes].', { closes: '6 p.m.' }) // 'Open to 6 p.m.'
 */
export function fill<Name extends string>(
  text: Slotted<Name>,
  values: Readonly<Record<Name, string | number>>,
): string {
  return text.replaceAll(/\[(\w+)\](\.?)/g, (_, name: Name, stop: string) => {
    const value = String(values[name]);
    return value.endsWith('.') ? value : value + stop;
  });
}
