import { expect, test } from 'vitest';
import { explainListening, readAddress } from './serve.ts';

const usual = { host: '127.0.0.1', port: 4173 };

test.each([{}, { HOST: '', PORT: ' ' }])('listens at the usual address for %o', (env) => {
  expect(readAddress(env)).toEqual(usual);
});

test.each([
  ['0.0.0.0', '0'],
  ['::', '65535'],
  ['localhost', '8080'],
  ['build-7.example.org', '8080'],
  ['x86_64-conda-linux-gnu', '8080'],
])('listens at %s, port %s', (HOST, PORT) => {
  expect(readAddress({ HOST, PORT })).toEqual({ host: HOST, port: Number(PORT) });
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
