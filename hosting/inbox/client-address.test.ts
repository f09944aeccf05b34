import { expect, test } from 'vitest';
import { addressList, clientAddress, limitKey } from './client-address.ts';

const trusted = addressList(['127.0.0.0/8', '10.0.0.0/8', 'fd00::/8'])!;

test.each([
  ['203.0.113.1', undefined, '203.0.113.1'],
  ['203.0.113.1', '198.51.100.1', '203.0.113.1'],
  ['127.0.0.1', undefined, '127.0.0.1'],
  ['127.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['::ffff:127.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['fd00::1', '203.0.113.9, 198.51.100.1, 10.1.2.3', '198.51.100.1'],
  ['127.0.0.1', '10.1.2.3', '10.1.2.3'],
  ['127.0.0.1', 'unknown', '127.0.0.1'],
  ['127.0.0.1', '198.51.100.1, <script>', '127.0.0.1'],
  ['127.0.0.1', '', '127.0.0.1'],
])('%s with X-Forwarded-For %s is %s', (remote, forwarded, client) => {
  expect(clientAddress(remote, forwarded, trusted)).toBe(client);
});

test('an IPv6 network shares one limit, and an IPv4-mapped address counts as IPv4', () => {
  expect(limitKey('2001:db8::1')).toBe(limitKey('2001:db8:0:0:ffff::2'));
  expect(limitKey('2001:db8::1')).not.toBe(limitKey('2001:db8:0:1::1'));
  expect(limitKey('::ffff:203.0.113.1')).toBe('203.0.113.1');
  expect(limitKey('fe80::1%eth0')).toBe(limitKey('fe80::2'));
});
