import { cpSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readOutput, type Output } from '#judges/output.ts';
import { weightsFile } from '#judges/page-weight.ts';
import { writeCache } from '#packages/cache/cache-files.ts';
import { tableOf } from '../address-table.ts';

/** Reads a faulty folder, such as `test/judges/links`, as if it had been built in an empty folder `root`. */
export function faultyOutput(name: string, root: string): Output {
  const dist = path.join(root, 'dist');
  cpSync(`test/judges/${name}`, dist, { recursive: true });
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).map((file) => `/${file}`);
  writeFileSync(path.join(dist, '_addresses'), JSON.stringify(tableOf(files, { '/old': '/folder/page' })));
  const weight = { address: '/about', content: ['content/en/about.yaml'] };
  writeCache(root, weightsFile, JSON.stringify([weight]));
  return readOutput(root);
}
