import type { Page } from '@playwright/test';

/** A mail parsed from a `mailto:` address. */
export type HandedOffMail = { to: string; headers: Record<string, string> };

/** Percent-decodes a text. */
function decode(text: string): string {
  const bytes: number[] = [];
  for (const [, hex, character = ''] of text.matchAll(/%([\dA-F]{2})|([^%])/g)) {
    bytes.push(hex ? Number.parseInt(hex, 16) : character.charCodeAt(0));
  }
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Uint8Array.from(bytes));
}

/**
 * Parses a `mailto:` address according to RFC 6068, without the site's code or `URLSearchParams`: percent-encoding
 * only, `+` is literal, fields are separated by `&`, and a name ends at the first `=`.
 *
 * @throws Error for anything that the grammar of section 2 does not allow
 */
export function parseMailto(address: string): HandedOffMail {
  if (!/^mailto:[\w.!$'*+,;:@%~-]+\?[\w\-.~!$'()*+,;:@/?%&=]*$/.test(address)) {
    throw new Error(`not a mailto address: ${address}`);
  }
  const mark = address.indexOf('?');
  const headers: Record<string, string> = {};
  for (const field of address.slice(mark + 1).split('&')) {
    const equals = field.indexOf('=');
    const name = field.slice(0, equals);
    if (equals < 1 || name in headers) throw new Error(`not one value for one name: ${field}`);
    headers[name] = decode(field.slice(equals + 1));
  }
  return { to: decode(address.slice('mailto:'.length, mark)), headers };
}

/** Records every non-web address that the page hands to the system. Call before `goto`. */
export async function recordHandOffs(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const addresses: string[] = [];
    Object.assign(window, { handOffs: addresses });
    const { navigation } = window as unknown as { navigation: EventTarget };
    navigation.addEventListener('navigate', (event) => {
      const { destination } = event as Event & { destination: { url: string } };
      if (!destination.url.startsWith('http')) addresses.push(destination.url);
    });
  });
  return () => page.evaluate(() => (window as unknown as { handOffs: string[] }).handOffs);
}
