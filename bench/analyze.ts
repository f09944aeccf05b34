/**
 * `npm run analyze`: builds the browser's chunks with source maps and lists the sources of each by size.
 *
 * node bench/analyze.ts [--chunk=react] [--least=1]
 *   --chunk  lists only chunks of this name; --least  only sources of at least this share of their chunk, in per cent
 */
import { parseArgs } from 'node:util';
import { eachMapping, TraceMap } from '@jridgewell/trace-mapping';
import { createBuilder, type Rolldown } from 'vite';
import { brotli } from '#generate/finish/compress.ts';
import { siteOfProject } from '#scripts/site-of-project.ts';

const { values } = parseArgs({
  options: { chunk: { type: 'string', default: '' }, least: { type: 'string', default: '1' } },
});

/** A source file (packages without `node_modules/`) and its minified bytes in a chunk. */
type Part = { file: string; bytes: number };

/** The sources of a chunk, largest first. Code without a source in the map is the bundler's. */
function partsOf({ code, map }: Rolldown.OutputChunk): Part[] {
  if (!map) return [{ file: '(bundler)', bytes: code.length }];
  const starts = [0, ...Array.from(code.matchAll(/\n/g), ({ index }) => index + 1)];
  const bytes = new Map<string, number>();
  let from = 0;
  let owner = '(bundler)';
  const close = (to: number): void => {
    bytes.set(owner, (bytes.get(owner) ?? 0) + to - from);
    from = to;
  };
  eachMapping(new TraceMap(map.toString()), (mapping) => {
    close((starts[mapping.generatedLine - 1] ?? 0) + mapping.generatedColumn);
    owner =
      mapping.source === null ? '(bundler)' : mapping.source.replace(/^.*node_modules\/|^(?:\.\.\/)+/, '');
  });
  close(code.length);
  return Array.from(bytes, ([file, size]) => ({ file, bytes: size })).toSorted((a, b) => b.bytes - a.bytes);
}

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

// Before the build, which words no mistakes of the content here.
siteOfProject('.');
const builder = await createBuilder({
  logLevel: 'error',
  build: { sourcemap: 'hidden', outDir: '.cache/analyze' },
});
const { client } = builder.environments;
if (!client) throw new Error('the client environment is missing');
const built = await builder.build(client);
if (!('output' in built)) throw new Error('the build has several outputs, or goes on');
const chunks = built.output
  .filter((each) => each.type === 'chunk')
  .filter(({ name }) => name.includes(values.chunk));

console.log(
  `${'minified'.padStart(10)}${'Brotli'.padStart(10)}  (a part's Brotli is its share of its chunk's)`,
);
for (const chunk of chunks.toSorted((a, b) => b.code.length - a.code.length)) await printChunk(chunk);
