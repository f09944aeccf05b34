import { afterEach, beforeEach } from 'vitest';
import { copyContent, type ContentCopy } from './content-copy.ts';

/**
 * Copies the fictional company's content before each test of a file, and removes it afterwards.
 *
 * @param begin what a test needs besides: changes the copy, and returns what works on it
 * @returns the copy and that; their members are those of the current test
 */
export function eachCopy<Begun extends object>(
  begin?: (copy: ContentCopy) => Begun | void,
): [copy: ContentCopy, begun: Begun] {
  const [copy, begun] = [{} as ContentCopy, {} as Begun];
  beforeEach(() => {
    Object.assign(copy, copyContent());
    Object.assign(begun, begin?.(copy));
  });
  afterEach(() => copy.remove());
  return [copy, begun];
}
