/** Serves the site at `PORT`, built from today's sources. */
import { setup } from '../fresh-build.ts';

setup();
await import('../../scripts/serve.ts');
