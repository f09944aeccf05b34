import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { brotliCompress, constants, gzip } from 'node:zlib';
import pMap from 'p-map';
import { listedCollections } from '#packages/site/collections.ts';
import { remembered } from '../store.ts';

const compressible = /\.(?:html|js|css|svg|txt|xml|json|md|atom)$/;

const ofCollection = new RegExp(String.raw`(?:^|[\\/])(?:${listedCollections.join('|')})[\\/]`);

/** The best quality takes four times as long, and makes documents 2 % smaller. Only the texts of collections grow in number. */
const qualityOf = (file: string) => (ofCollection.test(file) ? 10 : constants.BROTLI_MAX_QUALITY);

async function brotli(data: Buffer, quality: number): Promise<Buffer> {
  return promisify(brotliCompress)(data, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
      // The smallest window that fits the data: a larger one only takes time and memory to set up.
      [constants.BROTLI_PARAM_LGWIN]: Math.min(
        constants.BROTLI_DEFAULT_WINDOW,
        Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(data.length + 16))),
      ),
    },
  });
}

// For clients without Brotli.
const gzipLevel = 9;

async function compressFile(root: string, folder: string, file: string): Promise<void> {
  const data = readFileSync(path.join(folder, file));
  const quality = qualityOf(file);
  const levels = [quality, gzipLevel].join();
  // One entry for all: a large site has thousands of files.
  const stored = await remembered(root, ['files compressed', levels, data], async () =>
    serialize({ br: await brotli(data, quality), gz: await promisify(gzip)(data, { level: gzipLevel }) }),
  );
  for (const [ending, compressed] of Object.entries<Buffer>(deserialize(stored)))
    writeFileSync(path.join(folder, `${file}.${ending}`), compressed);
}

export async function compressFolder(root: string, folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  await pMap(
    files.filter((file) => compressible.test(file)),
    (file) => compressFile(root, folder, file),
    { concurrency: availableParallelism() },
  );
}
