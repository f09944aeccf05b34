/** Percent-decodes part of an address; returns it unchanged if it is malformed, like '100%'. */
export function decodeAddress(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
