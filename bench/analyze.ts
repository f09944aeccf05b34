/** `npm run analyze`: builds the browser's chunks, and writes which source has how many bytes in each to `.cache/analyze/`. */
import Sonda from 'sonda/vite';
import { createBuilder } from 'vite';
import { orFail } from '#scripts/or-fail.ts';
import { loadSite } from '#packages/content/site.ts';

const outDir = '.cache/analyze';
// Reports mistakes of the content, which the build would not do here.
orFail(() => loadSite('.'));
const builder = await createBuilder({
  logLevel: 'error',
  build: { sourcemap: 'hidden', outDir },
  plugins: [Sonda({ outputDir: outDir, filename: 'sizes', include: [/\.js$/], brotli: true })],
});
const { client } = builder.environments;
if (!client) throw new Error('the client environment is missing');
await builder.build(client);
