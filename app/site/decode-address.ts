/** A part of an address without its percent-encoding; as it stands where that is malformed, as in '100%'. */
export function decodeAddress(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
