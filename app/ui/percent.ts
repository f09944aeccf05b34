/** A share from 0 to 1 as a percentage, for an SVG attribute. Two decimals are more than a screen can show. */
export function percent(share: number): string {
  return `${Math.round(share * 1e4) / 100}%`;
}
