import { eachMapping, TraceMap } from '@jridgewell/trace-mapping';
import type { Rolldown } from 'vite';

/** A source file (packages without `node_modules/`) and its minified bytes in a chunk. */
export type Part = { file: string; bytes: number };

function fileOf(source: string): string {
  return source.replace(/^.*node_modules\//, '').replace(/^(?:\.\.\/)+/, '');
}

/** Returns the offset of each line's start. */
function lineStarts(text: string): number[] {
  return [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)];
}

/**
 * Returns the sources of a chunk, largest first. Each range of code counts for the source in the source map, up to
 * the next mapping; code without a source is the bundler's.
 */
export function partsOf({ code, map }: Rolldown.OutputChunk): Part[] {
  if (!map) return [{ file: '(bundler)', bytes: code.length }];
  const starts = lineStarts(code);
  const bytes = new Map<string, number>();
  let from = 0;
  let owner = '(bundler)';
  const close = (to: number): void => {
    bytes.set(owner, (bytes.get(owner) ?? 0) + to - from);
    from = to;
  };
  eachMapping(new TraceMap(map as ConstructorParameters<typeof TraceMap>[0]), (mapping) => {
    close((starts[mapping.generatedLine - 1] ?? 0) + mapping.generatedColumn);
    owner = mapping.source === null ? '(bundler)' : fileOf(mapping.source);
  });
  close(code.length);
  return Array.from(bytes, ([file, size]) => ({ file, bytes: size })).toSorted((a, b) => b.bytes - a.bytes);
}
