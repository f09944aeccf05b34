/**
 * `npm run analyze`: builds the browser's chunks with source maps and lists the sources of each by size.
 *
 * node bench/analyze/analyze.ts [--chunk=react] [--least=1]
 *   --chunk  lists only chunks of this name; --least  only sources of at least this share of their chunk, in per cent
 */
import { parseArgs } from 'node:util';
import { createBuilder, type Rolldown } from 'vite';
import { brotli } from '../../generate/finish/compress.ts';
import { partsOf } from './chunk-parts.ts';

const { values } = parseArgs({
  options: { chunk: { type: 'string', default: '' }, least: { type: 'string', default: '1' } },
});

function line(name: string, bytes: number, compressed: number): string {
  return `${bytes.toLocaleString('en').padStart(10)}${Math.round(compressed).toLocaleString('en').padStart(10)}  ${name}`;
}

async function printChunk(chunk: Rolldown.OutputChunk): Promise<void> {
  const { length: compressed } = await brotli(Buffer.from(chunk.code));
  console.log(line(chunk.fileName, chunk.code.length, compressed));
  const least = (chunk.code.length * Number(values.least)) / 100;
  for (const { file, bytes } of partsOf(chunk)) {
    if (bytes >= least) console.log(line(`    ${file}`, bytes, (bytes / chunk.code.length) * compressed));
  }
}

const builder = await createBuilder({
  logLevel: 'error',
  build: { sourcemap: 'hidden', outDir: '.cache/analyze' },
});
const { client } = builder.environments;
if (!client) throw new Error('the client environment is missing');
const { output } = (await builder.build(client)) as Rolldown.RolldownOutput;
const chunks = output
  .filter((each) => each.type === 'chunk')
  .filter(({ name }) => name.includes(values.chunk));

console.log(
  `${'minified'.padStart(10)}${'Brotli'.padStart(10)}  (a part's Brotli is its share of its chunk's)`,
);
for (const chunk of chunks.toSorted((a, b) => b.code.length - a.code.length)) await printChunk(chunk);
