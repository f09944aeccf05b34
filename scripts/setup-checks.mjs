// What scripts/setup.mjs decides, as functions of what it finds. Runs on any Node from 14 on, before anything is installed.

/** @param {string} version such as '20.19.0' or 'v20' */
const numbers = (version) => version.replace(/^v/, '').split('.').map(Number);

function isAtLeast(version, floor) {
  const [given, least] = [numbers(version), numbers(floor)];
  const at = [0, 1, 2].find((index) => (given[index] || 0) !== (least[index] || 0));
  return at === undefined || (given[at] || 0) > (least[at] || 0);
}

/** Whether a version is in a range made of `^` and `>=`, as in '^20.19.0 || >=22.12.0'. */
export function isInRange(version, range) {
  return range.split('||').some((part) => {
    const [, sign, floor] = /^\s*(\^|>=)\s*([\d.]+)\s*$/.exec(part) || [];
    if (floor === undefined) return false;
    return isAtLeast(version, floor) && (sign === '>=' || numbers(version)[0] === numbers(floor)[0]);
  });
}

/**
 * Reads npm's description of itself, `npm_config_user_agent`: 'npm/10.8.2 node/v20.19.0 linux x64 workspaces/false'.
 * Without one, npm is not involved. Once the packages are installed, this script runs on the project's Node, and npm on the
 * machine's.
 */
export function readAgent(agent) {
  const { platform, arch, versions } = process;
  const [, ...machine] = / node\/v?([\d.]+)\S* (\S+) (\S+)/.exec(agent) || [
    '',
    versions.node,
    platform,
    arch,
  ];
  return { node: machine[0], platform: machine[1], arch: machine[2] };
}

// Vite takes the first two for parts of an address, and addresses are decoded; it reads a backslash as a slash; the last
// ends an entry of PATH.
const unusable = { posix: /[#?%\\:]/, win32: /[#%;]/ };

/**
 * The reason not to set up this folder on this machine; undefined if there is none. `range` is of the Node that package.json
 * asks for, and `event` the script that npm runs, such as 'prestart'.
 */
export function refusal({ node, range, folder, platform, event = '', isWritable }) {
  const script = event.replace(/^pre/, '') || 'start';
  const command = ['start', 'test'].includes(script) ? `npm ${script}` : `npm run ${script}`;
  if (!isInRange(node, range)) {
    const [, floor] = />=\s*(\d+\.\d+)/.exec(range) || [];
    return `Node ${floor} or newer is needed, and this is ${node}. Install it from https://nodejs.org/ and run "${command}" again.`;
  }
  const [sign] = unusable[platform === 'win32' ? 'win32' : 'posix'].exec(folder) || [];
  if (sign !== undefined)
    return `The path of this folder has a "${sign}" in it, with which the build does not work: move ${folder}.`;
  if (!isWritable) return `Nothing can be written to ${folder}: make it writable, or copy it.`;
  return undefined;
}

/** Whether a code of a language stands as the platform writes it: 'pt-BR', and not 'pt-br', whose folder some systems would not find. */
function isLanguage(code) {
  try {
    return Intl.getCanonicalLocales(code)[0] === code;
  } catch {
    return false;
  }
}

/** Why an entry of content/languages.json is not usable; undefined if it is. */
function languageMistake(code, entry, isFirst) {
  if (!isLanguage(code)) return 'is not the code of a language (BCP 47), as in "pt" or "pt-BR"';
  if (typeof entry !== 'object' || entry === null)
    return 'must be { "prefix": "pt", "name": "Português", "territory": "BR" }';
  const { prefix, name, territory, draft = false } = entry;
  if (isFirst && prefix !== '')
    return 'prefix: must be "": the first language is that of the addresses without one';
  if (!isFirst && !(typeof prefix === 'string' && /^[a-z]{2,}(-[a-z0-9]+)*$/.test(prefix)))
    return 'prefix: must be the first part of its addresses, in small letters, as in "pt"';
  if (typeof name !== 'string' || name.trim() === '')
    return 'name: must be its name in itself, as in "Português"';
  if (typeof territory !== 'string' || !/^[A-Z]{2}$/.test(territory))
    return 'territory: must be a country (ISO 3166), as in "BR": its formats of numbers and dates apply';
  if (typeof draft !== 'boolean' || (draft && isFirst))
    return 'draft: must be true, to hold the language back, or left out; the first language is always online';
  return undefined;
}

function listMistake(text) {
  if (text === undefined) return 'the file is missing';
  let all;
  try {
    all = JSON.parse(text);
  } catch (error) {
    return `is not valid JSON: ${error.message}`;
  }
  const entries = Array.isArray(all) || typeof all !== 'object' || all === null ? [] : Object.entries(all);
  if (entries.length === 0) return 'must list a language at least, by its code';
  for (const [at, [code, entry]] of entries.entries()) {
    const mistake = languageMistake(code, entry, at === 0);
    if (mistake) return `${code}: ${mistake}`;
    const twin = entries.slice(0, at).find(([, other]) => other.prefix === entry.prefix);
    if (twin) return `${code}: prefix: is that of ${twin[0]} too`;
  }
  return undefined;
}

/**
 * Why the site's list of languages is not usable, with its file; undefined if it is.
 *
 * @param {string | undefined} text of content/languages.json
 */
export function languagesRefusal(text) {
  const reason = listMistake(text);
  return reason && `content/languages.json: ${reason}. See docs/languages.md.`;
}

/** What in an environment makes npm leave out packages of a kind: 'npm_config_omit=dev'. */
function omitting(env, kind) {
  const isSetting = ([name, value]) =>
    (/^npm_config_omit$/i.test(name) && value.includes(kind)) ||
    (kind === 'dev' &&
      /^(?:NODE_ENV|npm_config_(?:only|production))=(?:prod|true)/i.test(`${name}=${value}`));
  return Object.entries(env)
    .filter(isSetting)
    .map((each) => each.join('='))
    .join(' and ');
}

/**
 * Why the packages of the lockfile are not all there; undefined if they are. Optional ones may be those of other machines.
 *
 * @param {string} lockfile the text of package-lock.json
 * @param {string | undefined} installed the text of node_modules/.package-lock.json, in which npm lists what it has installed
 */
export function packagesRefusal(lockfile, installed, env) {
  const there = JSON.parse(installed || '{ "packages": {} }').packages;
  const needed = Object.entries(JSON.parse(lockfile).packages)
    .filter(([place, { optional }]) => place !== '' && !optional)
    .map(([place, { dev, version }]) => ({
      isDev: Boolean(dev),
      isThere: Boolean(there[place] && there[place].version === version),
    }));
  if (needed.every(({ isThere }) => isThere)) return undefined;
  if (needed.every(({ isDev, isThere }) => isDev !== isThere))
    return `npm left out the packages for development, because of ${
      omitting(env, 'dev') || 'its setting "omit", or NODE_ENV=production'
    }: run "npm ci --include=dev" once before this.`;
  return 'The packages of package-lock.json are not installed: run "npm start" or "npm ci" once before this.';
}

/** Why the Node on which the scripts run is not there, which is an optional package for each machine. */
export function nodeRefusal(env) {
  const setting = omitting(env, 'optional');
  return `npm did not install the Node of this project${
    setting && `, because of ${setting}`
  }: run "npm ci --include=dev --include=optional" on Linux or macOS (x64, arm64), or Windows (x64).`;
}

/** What the installed packages depend on: the lockfile, and the machine for which their binaries were chosen. */
export function stampOf(lockfileHash, { node, platform, arch }) {
  return [lockfileHash, node, platform, arch].join(' ');
}
