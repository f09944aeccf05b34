/** Malformed requests for fast-check to generate. */
import { array, constantFrom, nat, oneof, record, string, tuple, webPath } from 'fast-check';

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'CONNECT', 'PATCH', 'PROPFIND'];
const targets = [
  '/',
  '/about',
  '/about.html',
  '/sitemap.xml',
  '/404.html',
  '/missing',
  '*',
  '//',
  '/%',
  '/%00',
  '/%c0%ae%c0%ae/',
  'http://other.example/',
  'http://',
  'about',
  '/../../etc/passwd',
];
const number = oneof(nat(), constantFrom('', '-0', '1e9', '0x10', '99999999999999999999999', ' 1', '٣'));
const range = oneof(
  tuple(number, number).map(([first, last]) => `bytes=${String(first)}-${String(last)}`),
  array(
    tuple(number, number).map(([first, last]) => `${String(first)}-${String(last)}`),
    { maxLength: 50 },
  ).map((parts) => `bytes=${parts.join(',')}`),
  string(),
);
const tag = oneof(constantFrom('*', 'W/', '"', '""', ',,,', 'W/"a", *'), string());
const coding = array(
  tuple(constantFrom('br', 'gzip', 'zstd', '*', 'identity', 'x'), string({ maxLength: 4 })),
).map((all) => all.map(([name, q]) => `${name};q=${q}`).join(','));
const date = oneof(constantFrom('Thu, 01 Jan 1970 00:00:00 GMT', '0', '-1'), string());

/** The parts of a request, most of them malformed. */
export const fuzz = record({
  method: constantFrom(...methods),
  target: oneof(constantFrom(...targets), webPath(), string()),
  headers: record(
    {
      Range: range,
      'If-Range': oneof(tag, date),
      'If-None-Match': tag,
      'If-Match': tag,
      'If-Modified-Since': date,
      'Accept-Encoding': oneof(coding, string()),
      'Cache-Control': constantFrom('no-cache', 'max-age=x'),
      Expect: constantFrom('100-continue', 'nothing'),
      Upgrade: constantFrom('websocket', 'h2c'),
      'Transfer-Encoding': constantFrom('chunked', 'x'),
      'Content-Length': constantFrom('0', '-1', 'x'),
    },
    { requiredKeys: [] },
  ),
});

/** Without line ends, which would start another request. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\r\n]/g, ' ');
}
