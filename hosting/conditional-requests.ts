/**
 * Conditional and range requests (RFC 9110, sections 13 and 14), as far as the package `fresh` does not handle them. The packages
 * that do give less: `range-parser`, and `send` with it, refuses a suffix longer than the file and takes a weak tag in If-Range;
 * `sirv` throws on `bytes=5-2`, and knows neither If-Range nor If-Match.
 */
import type { IncomingHttpHeaders } from 'node:http';

/** Whether the request's If-Match precondition fails. Uses the strong comparison, so weak tags never match. */
export function failsIfMatch({ 'if-match': tags }: IncomingHttpHeaders, etag: string): boolean {
  if (tags === undefined) return false;
  const wanted = tags.split(',').map((tag) => tag.trim());
  return !wanted.some((tag) => tag === '*' || tag === etag);
}

type ByteRange = { start: number; end: number };

/** Undefined if the whole file is to be sent: no range, several, another unit, a malformed one, another If-Range. */
export function requestedRange(
  request: IncomingHttpHeaders,
  etag: string,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/i.exec(request.range?.trim() ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const { 'if-range': state = etag } = request;
  if (state !== etag) return undefined;
  if (first === '') return suffix(Number(last), size);
  if (last !== '' && Number(last) < Number(first)) return undefined;
  if (Number(first) >= size) return 'unsatisfiable';
  return { start: Number(first), end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}

function suffix(length: number, size: number): ByteRange | 'unsatisfiable' {
  if (length === 0 || size === 0) return 'unsatisfiable';
  return { start: Math.max(0, size - length), end: size - 1 };
}
