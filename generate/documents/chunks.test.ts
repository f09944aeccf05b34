import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { chunksOf } from './chunks.ts';

function chunk(fileName: string, moduleIds: string[], imports: string[], dynamicImports: string[] = []) {
  return { fileName, moduleIds, imports, dynamicImports } as unknown as Rolldown.OutputChunk;
}

const chunks = [
  chunk('entry.js', ['/entry.ts'], [], ['page.js']),
  chunk('page.js', ['/page.ts', '/part.ts'], ['shared.js'], ['lazy.js']),
  chunk('shared.js', ['/shared.ts'], ['page.js', 'deep.js']),
  chunk('deep.js', ['/deep.ts'], []),
  chunk('lazy.js', ['/lazy.ts'], ['deep.js']),
];

test('lists the chunks of a page and their static imports, each once', () => {
  expect([...chunksOf(['/entry.ts', '/part.ts'], chunks)]).toEqual([
    'entry.js',
    'page.js',
    'shared.js',
    'deep.js',
  ]);
  expect([...chunksOf(['/entry.ts'], chunks)]).toEqual(['entry.js']);
});

test('throws for a module that is in no chunk', () => {
  expect(() => chunksOf(['/gone.ts'], chunks)).toThrow('/gone.ts');
});
