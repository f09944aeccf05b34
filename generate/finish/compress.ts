import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import pMap from 'p-map';
import { listedCollections } from '#packages/site/collections.ts';
import { remembered } from '../store.ts';

const compressible = /\.(?:html|js|css|svg|txt|xml|json|md|atom)$/;

const ofCollection = new RegExp(String.raw`(?:^|[\\/])(?:${listedCollections.join('|')})[\\/]`);

/** The best takes four times as long, and makes documents 2 % smaller. Only the texts of collections grow in number. */
const qualityOf = (file: string) => (ofCollection.test(file) ? 10 : constants.BROTLI_MAX_QUALITY);

export async function brotli(data: Buffer, quality = constants.BROTLI_MAX_QUALITY): Promise<Buffer> {
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

async function compressFile(root: string, folder: string, file: string): Promise<void> {
  const target = path.join(folder, file);
  const data = readFileSync(target);
  const quality = qualityOf(file);
  const compressed = await remembered(root, ['brotli', String(quality), data], () => brotli(data, quality));
  writeFileSync(`${target}.br`, compressed);
  // For clients without Brotli. It is made in less time than it takes to remember it.
  writeFileSync(`${target}.gz`, await promisify(gzip)(data, { level: 9 }));
}

export async function compressFolder(root: string, folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  await pMap(
    files.filter((file) => compressible.test(file)),
    (file) => compressFile(root, folder, file),
    { concurrency: availableParallelism() },
  );
}
