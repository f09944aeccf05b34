import { expect, test } from 'vitest';
import { explainListening, readAddress } from './serve.ts';

const usual = { host: '127.0.0.1', port: 4173 };

test.each([
  [{}, usual],
  [{ HOST: '', PORT: ' ' }, usual],
  [{ HOST: '::' }, { ...usual, host: '::' }],
  [{ PORT: '65535' }, { ...usual, port: 65_535 }],
])('of %o, listens at %o', (env, address) => {
  expect(readAddress(env)).toEqual(address);
});

test.each(['http', '0x50', '-1', '80.5', '65536'])('refuses port %s', (PORT) => {
  expect(() => readAddress({ PORT })).toThrow(`PORT must be a number from 0 to 65535, not "${PORT}".`);
});

test.each([
  ['EADDRINUSE', 'Port 4173 is in use: set PORT to another.'],
  ['EACCES', 'Port 4173 is not open to everyone: set PORT to another, from 1024 on.'],
  ['ENOTFOUND', 'HOST is 127.0.0.1, which is no address of this machine: set it to another, or to nothing.'],
])('explains %s', (code, words) => {
  expect(explainListening(Object.assign(new Error('listen'), { code }), usual)).toBe(words);
});
