/** Serves an up-to-date build of the site at `PORT`. */
import { setup } from '../fresh-build.ts';

setup();
await import('../../scripts/serve.ts');
