/** E-mail addresses, as people and as machines read them. Runs at build time only. */
import { domainToASCII } from 'node:url';

/**
 * Returns an e-mail address whose domain has ASCII alone (RFC 5890): not every mail program encodes one itself.
 *
 * @example asciiMailbox('hallo@küstenwerk.example') // 'hallo@xn--kstenwerk-q9a.example'
 */
export function asciiMailbox(email: string): string {
  const at = email.lastIndexOf('@') + 1;
  const domain = email.slice(at);
  // Of other text, such as 'example.org?cc=x', the platform's function would keep the domain alone.
  return /^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) ? email.slice(0, at) + domainToASCII(domain) : email;
}
