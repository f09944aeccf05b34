/**
 * Converts a formatted phone number to a `tel:` address (RFC 3966, global number).
 *
 * @example telephoneAddress('+1 (415) 555-0132') // 'tel:+14155550132'
 */
export function telephoneAddress(phone: string): string {
  return `tel:${phone.replaceAll(/[^\d+]/g, '')}`;
}
