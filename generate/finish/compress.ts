import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync, zstdCompressSync } from 'node:zlib';

const compressible = /\.(?:html|js|css|svg|txt|xml|json|md|webmanifest)$/;

/** Compresses with Brotli at maximum quality, as the build does for every text file. */
export function brotli(data: Buffer): Buffer {
  return brotliCompressSync(data, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
      // Measured: 0.1 % smaller for code and markup.
      [constants.BROTLI_PARAM_NPOSTFIX]: 1,
    },
  });
}

function zstd(data: Buffer): Buffer {
  return zstdCompressSync(data, { params: { [constants.ZSTD_c_compressionLevel]: 19 } });
}

/** Precompresses each text file of a folder: writes `.br`, `.zst` and `.gz` files next to it. */
export async function compressFolder(folder: string): Promise<void> {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!compressible.test(file)) continue;
    const full = path.join(folder, file);
    const data = await readFile(full);
    await writeFile(`${full}.br`, brotli(data));
    await writeFile(`${full}.zst`, zstd(data));
    await writeFile(`${full}.gz`, gzipSync(data, { level: 9 }));
  }
}
