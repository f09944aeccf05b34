/**
 * Lists what blocks the launch of the built site: file, key, reason and remedy. Exits with status 1 if anything does.
 *
 * node scripts/launch-check.ts [--origin=https://www.example.com] [--without-browser]
 *   --origin           also checks the deployed site, which must be this exact build
 *   --without-browser  leaves out what takes longest: accessibility, for which a browser opens every page
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readOutput } from '#judges/output.ts';
import { projectFileNames } from '#hosting/project-files.ts';
import { requireBuild } from '#hosting/require-build.ts';
import { loadSite } from '#packages/content/site.ts';
import { fail, orFail } from './or-fail.ts';
import { checkAddresses } from './launch/addresses.ts';
import { checkBuiltColors, checkNames } from './launch/brand.ts';
import { checkContent } from './launch/content.ts';
import { checkExpiry } from './launch/expiry.ts';
import { checkInBrowser, checkOutput } from './launch/judged.ts';
import { table } from './launch/report.ts';

const root = path.resolve(import.meta.dirname, '..');
const dist = path.join(root, 'dist');
const { values } = orFail(() =>
  parseArgs({ options: { origin: { type: 'string' }, 'without-browser': { type: 'boolean' } } }),
);
const site = values.origin === undefined ? undefined : URL.parse(values.origin);
if (site === null || (site && !/^https?:$/.test(site.protocol)))
  fail(`--origin: "${values.origin}" is no origin as in https://www.example.com.`);
const origin = site?.origin;

function texts(files: readonly string[]): Record<string, string> {
  const there = files.filter((file) => existsSync(path.join(root, file)));
  return Object.fromEntries(there.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
}

const namingFiles = [
  ...projectFileNames,
  'Containerfile',
  // What each host reads of the build.
  ...globSync('release/*/*', { cwd: root }).toSorted(),
];

orFail(() => requireBuild(root));
const project = orFail(() => loadSite(root));
const built = texts(['dist/favicon.svg', 'dist/index.html']);
const output = readOutput(root);
const lines = [
  ...checkContent(project, new Date()),
  ...checkBuiltColors(project.palette, project.logo, built),
  ...checkNames(texts(namingFiles)),
  checkExpiry(dist),
  ...(await checkOutput(output)),
  ...(values['without-browser'] ? [] : await checkInBrowser(output)),
  ...(await checkAddresses(dist, undefined)),
  ...(origin === undefined ? [] : await checkAddresses(dist, origin)),
];
console.log(table(lines));
// To the editor, if it has started this.
process.send?.(lines);
if (lines.some(({ state }) => state === 'stop')) process.exitCode = 1;
