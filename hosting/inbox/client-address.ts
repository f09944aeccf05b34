import { BlockList, isIP } from 'node:net';
import { expandIPv6 } from 'hono/utils/ipaddr';

function family(address: string): 'ipv4' | 'ipv6' | undefined {
  return ({ 4: 'ipv4', 6: 'ipv6' } as const)[isIP(address)];
}

/** Parses addresses and networks such as `10.0.0.0/8`. Returns undefined if an entry is neither. */
export function addressList(entries: readonly string[]): BlockList | undefined {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', prefix, ...rest] = entry.split('/');
    const type = family(address);
    const bits = type === 'ipv4' ? 32 : 128;
    const length = prefix === undefined ? bits : Number(prefix);
    if (!type || prefix === '' || rest.length > 0) return undefined;
    if (!Number.isInteger(length) || length < 0 || length > bits) return undefined;
    list.addSubnet(address, length, type);
  }
  return list;
}

/**
 * Returns the address of the client. Each proxy appends its peer's address to `X-Forwarded-For`, so only entries written by
 * trusted proxies count: the client is the first one, from the right, that is not a trusted proxy itself.
 */
export function clientAddress(remote: string, forwarded: string | undefined, trusted: BlockList): string {
  const seen = forwarded?.split(',').map((entry) => entry.trim()) ?? [];
  let client = remote;
  for (const entry of seen.toReversed()) {
    const type = family(client);
    if (!type || !trusted.check(client, type) || !family(entry)) break;
    client = entry;
  }
  return client;
}

/** Returns the rate limiter's key for an address: for IPv6 its /64 network, which one client usually controls. */
export function limitKey(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(plain) === 6 ? expandIPv6(plain.replace(/%.*/, '')).split(':').slice(0, 4).join(':') : plain;
}
