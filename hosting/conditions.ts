/** What a request makes its answer depend on (RFC 9110, sections 13 and 14), beside what the package `fresh` knows. */
import type { IncomingHttpHeaders } from 'node:http';

/** Whether the client wants no answer, since it knows another state of the file. Tags are compared strongly. */
export function isUnwanted({ 'if-match': tags }: IncomingHttpHeaders, etag: string): boolean {
  if (tags === undefined) return false;
  const wanted = tags.split(',').map((tag) => tag.trim());
  return !wanted.some((tag) => tag === '*' || tag === etag);
}

export type Part = { start: number; end: number };

/**
 * The one part that a request asks for, by its first and last byte. Undefined where the whole file answers: no range,
 * several, another unit than bytes, nonsense, or parts of another state of the file.
 */
export function requestedPart(
  request: IncomingHttpHeaders,
  etag: string,
  size: number,
): Part | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/i.exec(request.range?.trim() ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const { 'if-range': state = etag } = request;
  if (state !== etag) return undefined;
  if (first === '') return suffix(Number(last), size);
  if (last !== '' && Number(last) < Number(first)) return undefined;
  if (Number(first) >= size) return 'unsatisfiable';
  return { start: Number(first), end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}

function suffix(length: number, size: number): Part | 'unsatisfiable' {
  if (length === 0 || size === 0) return 'unsatisfiable';
  return { start: Math.max(0, size - length), end: size - 1 };
}
