/** Parses a `mailto:` address according to RFC 6068, section 2, without using the site's code. */
export function readMailto(address: string): { to: string; subject: string; body: string } {
  const [, to = '', fields = ''] = /^mailto:([^?]*)\?(.*)$/s.exec(address) ?? [];
  const values = new Map(fields.split('&').map((field) => field.split('=') as [string, string]));
  const read = (name: string) => decodeURIComponent(values.get(name) ?? '');
  return { to: decodeURIComponent(to), subject: read('subject'), body: read('body') };
}
