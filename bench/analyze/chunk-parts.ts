import { eachMapping, TraceMap } from '@jridgewell/trace-mapping';
import type { Rolldown } from 'vite';

/** A source file's part of a chunk: its path (a package's file without `node_modules/`), and its bytes minified. */
export type Part = { file: string; bytes: number };

function fileOf(source: string): string {
  return source.replace(/^.*node_modules\//, '').replace(/^(?:\.\.\/)+/, '');
}

/** Offsets of each line's start in a text. */
function lineStarts(text: string): number[] {
  return [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)];
}

/**
 * What a chunk is made of, biggest first: each stretch of its code counts for the source that its map names, until
 * the next mapping. What no source claims is the bundler's own.
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
