import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { expect, test } from 'vitest';
import {
  isInRange,
  languagesRefusal,
  nodeRefusal,
  packagesRefusal,
  readAgent,
  refusal,
  stampOf,
} from './setup-checks.mjs';

const { engines }: { engines: { node: string } } = JSON.parse(readFileSync('package.json', 'utf8'));
const range = engines.node;
const machine = {
  node: '22.12.0',
  range,
  folder: '/home/ana/my site',
  platform: 'linux',
  event: 'prestart',
  isWritable: true,
};

test('reads what npm says of the machine', () => {
  expect(readAgent('npm/9.6.4 node/v20.0.0 linux x64 workspaces/false')).toEqual({
    node: '20.0.0',
    platform: 'linux',
    arch: 'x64',
  });
  const { platform, arch, versions } = process;
  expect(readAgent('')).toEqual({ node: versions.node, platform, arch });
});

test.each([{}, { node: 'v20.19.0' }, { folder: String.raw`C:\my site`, platform: 'win32' }])(
  'sets up a folder that can be built: %o',
  (found) => {
    expect(refusal({ ...machine, ...found })).toBeUndefined();
  },
);

test.each([
  [{ node: '20.0.0' }, 'Node 22.12 or newer is needed, and this is 20.0.0.'],
  [{ node: '21.7.3' }, 'and this is 21.7.3.'],
  [{ node: '22.0.0', event: 'pretest' }, 'run "npm test" again'],
  [{ node: '22.0.0', event: 'build' }, 'run "npm run build" again'],
  [{ folder: '/home/ana/C# sites' }, 'has a "#" in it'],
  [{ folder: String.raw`/home/ana/a\b` }, String.raw`has a "\" in it`],
  [{ folder: '/home/ana/12:30' }, 'has a ":" in it'],
  [{ folder: String.raw`C:\sites;old`, platform: 'win32' }, 'has a ";" in it'],
  [{ isWritable: false }, 'Nothing can be written to /home/ana/my site'],
])('refuses %o in words', (found, words) => {
  expect(refusal({ ...machine, ...found })).toContain(words);
});

test('packages are installed anew for another lockfile, Node, system or processor', () => {
  const agent = readAgent('npm/10.8.2 node/v20.19.0 linux x64 workspaces/false');
  const others = [{ node: '22.12.0' }, { platform: 'darwin' }, { arch: 'arm64' }];
  const stamps = [stampOf('abc', agent), stampOf('def', agent)];
  for (const other of others) stamps.push(stampOf('abc', { ...agent, ...other }));
  expect(new Set(stamps).size).toBe(stamps.length);
  expect(stampOf('abc', { ...agent })).toBe(stamps[0]);
});

const lock = (packages: object) => JSON.stringify({ packages: { '': { name: 'site' }, ...packages } });
const vite = { 'node_modules/vite': { version: '8.3.8' } };

const react = { 'node_modules/react': { version: '19.3.1' } };

test.each([
  [{ ...vite, ...react }, {}, 'nothing'],
  [{ ...vite, ...react, 'node_modules/more': { version: '1.0.0' } }, {}, 'nothing'],
  [{ ...react, 'node_modules/vite': { version: '8.3.7' } }, { NODE_ENV: 'test' }, 'NODE_ENV=production: run'],
  [react, { npm_config_omit: 'dev' }, 'because of npm_config_omit=dev: run "npm ci --include=dev"'],
  [react, { NPM_CONFIG_OMIT: 'dev,optional' }, 'because of NPM_CONFIG_OMIT=dev,optional: run'],
  [react, { NODE_ENV: 'production' }, 'for development, because of NODE_ENV=production: run'],
  [react, { npm_config_production: 'true' }, 'because of npm_config_production=true: run'],
  [vite, {}, 'are not installed: run "npm start"'],
  [{}, { npm_config_omit: 'dev' }, 'are not installed: run "npm start"'],
])('says what is missing where npm lists %o in %o', (there, env, words) => {
  const locked = { ...react, 'node_modules/vite': { version: '8.3.8', dev: true } };
  const others = { 'node_modules/other-machine': { version: '1.0.0', optional: true } };
  const refused = packagesRefusal(lock({ ...locked, ...others }), JSON.stringify({ packages: there }), env);
  expect(refused ?? 'nothing').toContain(words);
});

test('names the setting without which the Node of this project would be there', () => {
  expect(nodeRefusal({})).toMatch(/^npm did not install the Node of this project: run "npm ci /);
  expect(nodeRefusal({ npm_config_omit: 'optional' })).toContain('because of npm_config_omit=optional: run');
});

type Names = string | string[];
type Lock = { packages: Record<string, { engines?: { node?: string }; os?: Names; cpu?: Names }> };

// npm leaves out an optional package that needs a newer Node than the one that runs it, without a word.
test('the Node that package.json asks for installs the binary of every package', () => {
  const { packages }: Lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const native = Object.entries(packages).filter(
    ([, { os = [], cpu = [] }]) =>
      [os].flat().some((system) => ['linux', 'darwin', 'win32'].includes(system)) &&
      ![cpu].flat().some((name) => ['wasm32', 'ia32'].includes(name)),
  );
  const oldest = range.split('||').map((part) => part.replaceAll(/[^\d.]/g, ''));
  const left = native.filter(([, { engines: needed }]) =>
    oldest.some((version) => !isInRange(version, needed?.node ?? '>=0')),
  );
  expect(native.length).toBeGreaterThan(20);
  expect(left.map(([place]) => place)).toEqual([]);
});

test('the Node of this project is the same on every machine, and needs no script to be installed', () => {
  const {
    optionalDependencies,
    allowScripts,
  }: Record<string, Record<string, unknown>> = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(new Set(Object.values(optionalDependencies ?? {}))).toEqual(new Set([process.versions.node]));
  expect(Object.values(allowScripts ?? {})).not.toContain(true);
});

test('other package managers refuse in words', () => {
  const { packageManager }: { packageManager: string } = JSON.parse(readFileSync('package.json', 'utf8'));
  // Corepack and pnpm read it.
  expect(packageManager).toMatch(/^npm@\d/);
  const { yarnPath }: { yarnPath: string } = parse(readFileSync('.yarnrc.yml', 'utf8'));
  const { status, stderr } = spawnSync(process.execPath, [yarnPath, 'start'], { encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining('use npm') });
});

test.each([
  [undefined, 'content/languages.json: the file is missing'],
  ['{ "en": ', 'is not valid JSON'],
  ['{}', 'must list a language at least'],
  ['{ "en": "English" }', 'en: must be {'],
  ['{ "en": { "prefix": "en", "name": "English", "territory": "US" } }', 'en: prefix: must be ""'],
  ['{ "pt-BRA": {} }', 'pt-BRA: is not the code'],
  ['{ "pt-br": {} }', 'pt-br: is not the code'],
  ['{ "en": { "prefix": "", "name": "English", "territory": "America" } }', 'en: territory: must be'],
])('refuses the list %j in words', (text, words) => {
  expect(languagesRefusal(text)).toContain(words);
});
