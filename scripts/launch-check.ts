/**
 * Lists what blocks the launch of the built site: file, key, reason and remedy. Exits with status 1 if anything does.
 *
 * node scripts/launch-check.ts [--origin=https://www.example.com]
 *   --origin  also checks the deployed site, which must be this exact build
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readMark } from '../generate/brand/mark.ts';
import { readPalette } from '../generate/brand/palette.ts';
import { loadFacts } from '../generate/content/load.ts';
import { wordSchemas } from '../generate/content/schema.ts';
import { locales } from '../app/site/locales.ts';
import { checkAddresses } from './launch/addresses.ts';
import { checkColours, type DrawnFile } from './launch/colours.ts';
import { checkExpiry } from './launch/expiry.ts';
import { checkClaims, checkEndpoint, checkStandIns, checkVisits, checkYear } from './launch/facts.ts';
import { checkNames } from './launch/names.ts';
import { table } from './launch/report.ts';

const root = path.resolve(import.meta.dirname, '..');
const dist = path.join(root, 'dist');
const { values } = parseArgs({ options: { origin: { type: 'string' } } });

/** Reads the files that exist, by path. */
function texts(files: readonly string[]): Record<string, string> {
  const there = files.filter((file) => existsSync(path.join(root, file)));
  return Object.fromEntries(there.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
}

/** Files that contain the names of the project and its hosts. */
const namingFiles = [
  'package.json',
  'wrangler.jsonc',
  'netlify.toml',
  'Containerfile',
  'release/nginx/nginx.conf',
  'release/nginx/site-server.conf',
  'release/caddy/Caddyfile',
];

function drawnFiles(): DrawnFile[] {
  const ofMark = ['teal', 'orange'].filter((name) => readMark(root).shapes.some(({ fill }) => fill === name));
  const colours = { 'dist/favicon.svg': ofMark, 'dist/index.html': ['page'] };
  const files = texts(Object.keys(colours));
  return Object.entries(colours).map(([file, of]) => ({ file, text: files[file] ?? '', colours: of }));
}

function wordFiles(): Record<string, string> {
  const words = locales.flatMap(({ code }) =>
    Object.keys(wordSchemas).map((name) => `content/${code}/${name}.yaml`),
  );
  return texts(words);
}

if (!existsSync(path.join(dist, 'index.html'))) {
  console.error('dist/ has no site yet: run "npm run build" first.');
  process.exit(1);
}
const site = loadFacts(root, 'site');
const now = new Date();
const findings = [
  ...checkStandIns(site),
  ...checkEndpoint(site),
  ...checkVisits(site),
  checkYear(site, now),
  ...checkClaims(site, loadFacts(root, 'figures'), wordFiles(), now),
  ...checkColours(readPalette(root).light, drawnFiles()),
  ...checkNames(texts(namingFiles)),
  checkExpiry(dist),
  ...(await checkAddresses(dist, undefined)),
  ...(values.origin === undefined ? [] : await checkAddresses(dist, values.origin.replace(/\/+$/, ''))),
];
console.log(table(findings));
if (findings.some(({ state }) => state === 'stop')) process.exitCode = 1;
