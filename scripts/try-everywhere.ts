/**
 * Runs `npm test` on machines and at hours as others have them, each in a new clone of the last commit, and prints a
 * table. A row takes some minutes; what each has printed is in test-results/everywhere/.
 *
 *     npm run test:everywhere -- [--list] [--only=name,name]
 */
import { spawn } from 'node:child_process';
import {
  appendFileSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { endWithNpm } from '#hosting/end-with-npm.ts';
import { headlessShell } from './browser.mjs';
import { startCleanUp } from './clean-up.ts';
import { parseNames } from './options.ts';
import { orFail } from './or-fail.ts';

type Variant = {
  env?: Readonly<Record<string, string>>;
  /** The command that runs the one after it. */
  through?: readonly string[];
  folder?: string;
  change?: (clone: string) => void;
  /** The machine's Node, instead of the one that is there. */
  node?: string;
  /** A program that the machine lacks. */
  without?: string;
  /** A port of another server. */
  port?: number;
  /** A file that it takes. */
  needs?: string;
};

/** Another time, in UTC: as a difference, because each process would read a date in its zone. */
const at = (time: string): Variant => ({
  through: ['faketime', '-f', `+${Math.round((Date.parse(`${time}Z`) - Date.now()) / 1000)}s`],
});
const zone = (name: string): Variant => ({ env: { TZ: name } });
const language = (name: string): Variant => ({ env: { LANG: name, LC_ALL: name } });
const nobody = '65534';

/** One row for several at once: green, it proves each of them. */
const together = (...all: readonly Variant[]): Variant => ({
  ...Object.assign({}, ...all),
  env: Object.assign({}, ...all.map(({ env }) => env)),
  through: all.flatMap(({ through = [] }) => through),
});
const notRoot: Variant = {
  through: ['setpriv', `--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups'],
};
const umask: Variant = { through: ['sh', '-c', 'umask 077; exec "$@"', 'sh'] };
const noHistory: Variant = { change: (clone) => rmSync(path.join(clone, '.git'), { recursive: true }) };

const variants: Readonly<Record<string, Variant>> = {
  // In full Chromium, if it is there.
  'as it is': {},
  // No test reads it, so whatever an owner writes there changes nothing.
  'no content': { change: (clone) => rmSync(path.join(clone, 'content'), { recursive: true }) },
  '23:59 UTC + Kiritimati + Turkish': together(
    at('2026-12-15 23:59:00'),
    zone('Pacific/Kiritimati'),
    language('tr_TR.UTF-8'),
  ),
  '00:01 UTC + Pago Pago + LANG=C': together(
    at('2026-12-16 00:01:00'),
    zone('Pacific/Pago_Pago'),
    language('C'),
  ),
  '2027-01-01 + Kolkata + no .git': together(at('2027-01-01 12:00:00'), zone('Asia/Kolkata'), noHistory),
  '2028-02-29 + space and é': together(at('2028-02-29 12:00:00'), { folder: 'Página de Ana' }),
  // At 10:00 and 09:00 UTC clocks in San Francisco change.
  'US clocks forward + umask 077': together(at('2027-03-14 09:59:00'), umask),
  'US clocks back + not root': together(at('2027-11-07 08:59:00'), notRoot),
  'no git + NODE_ENV=production': { without: 'git', env: { NODE_ENV: 'production' } },
  'Node 20.19 + npm_config_omit=dev': { node: '20.19', env: { npm_config_omit: 'dev' } },
  'Node 22 + port 4173 taken': { node: '22', port: 4173 },
  'Node 24': { node: '24' },
  'Node 26': { node: '26' },
  'one core': { through: ['taskset', '-c', '0'] },
  'headless shell': { env: { CHROME_PATH: headlessShell }, needs: headlessShell },
};

const logs = path.resolve('test-results/everywhere');
// As before npm started this script: with the machine's Node.
const machine = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)));
const programs = (process.env.PATH ?? '')
  .split(path.delimiter)
  .filter((folder) => !folder.includes('node_modules') && existsSync(folder));
const isRoot = process.getuid?.() === 0;

const isThere = (program: string) => programs.some((folder) => existsSync(path.join(folder, program)));

/** Why a variant cannot be tried here. */
function refusal({ through = [], needs }: Variant): string | undefined {
  const missing = ['faketime', 'setpriv', 'taskset'].find((each) => through.includes(each) && !isThere(each));
  if (missing) return `no ${missing}`;
  if (through.includes('setpriv') && !isRoot) return 'no row has root';
  return needs && !existsSync(needs) ? `no ${needs}` : undefined;
}

/** Makes a folder with links to all programs but one. */
function allBut(program: string, folder: string): string {
  mkdirSync(folder);
  // The first of a name counts.
  const places = programs
    .toReversed()
    .flatMap((from) => readdirSync(from).map((name) => [name, from] as const));
  for (const [name, from] of new Map(places))
    if (name !== program) symlinkSync(path.join(from, name), path.join(folder, name));
  return folder;
}

const cleanUp = startCleanUp();

/** Runs a command, and adds what it prints to a file. Returns whether it ended well. */
async function run(log: string, cwd: string, env: NodeJS.ProcessEnv, ...command: string[]): Promise<boolean> {
  const [program = '', ...args] = command;
  const file = openSync(log, 'a');
  const child = spawn(program, args, { ...cleanUp.options, cwd, env, stdio: ['ignore', file, file] });
  cleanUp.watch(child);
  const isGood = await new Promise<boolean>((resolve) => {
    child.on('error', () => resolve(false)).on('close', (code) => resolve(code === 0));
  });
  closeSync(file);
  return isGood;
}

async function attempt(variant: Variant, base: string, log: string): Promise<void> {
  const { folder = 'site', change, node, without, port, through = [] } = variant;
  const clone = path.join(base, folder);
  const temporary = path.join(base, 'tmp');
  mkdirSync(temporary, { recursive: true });
  let paths = programs;
  const env = (): NodeJS.ProcessEnv => ({
    ...machine,
    PATH: paths.join(path.delimiter),
    TMPDIR: temporary,
    ...variant.env,
  });
  if (!(await run(log, '.', env(), 'git', 'clone', '--quiet', '--no-hardlinks', '.', clone))) return;
  change?.(clone);
  if (node) {
    if (!(await run(log, base, env(), 'npm', 'install', '--prefix', temporary, `node@${node}`)))
      return appendFileSync(log, `\nNode ${node} could not be installed\n`);
    paths = [path.join(temporary, 'node_modules/node/bin'), ...paths];
  }
  if (without) paths = [allBut(without, path.join(base, 'programs'))];
  // Before the clock is another: certificates are valid for some months.
  if (through.includes('faketime')) await run(log, clone, env(), 'node', 'scripts/setup.mjs', '--browser');
  const isOther = through.includes('setpriv');
  if (isOther) await run(log, base, env(), 'chown', '-R', `${nobody}:${nobody}`, base);
  const server =
    port === undefined
      ? undefined
      : createServer()
          .on('error', () => {})
          .listen(port, '127.0.0.1');
  await run(log, clone, { ...env(), ...(isOther && { HOME: temporary }) }, ...through, 'npm', 'test');
  server?.close();
}

/** The cells of a row. Without a count, it has what was printed last. */
async function row(name: string, variant: Variant): Promise<string[]> {
  const reason = refusal(variant);
  if (reason) return ['-', '-', '-', '-', `not tried: ${reason}`];
  const start = performance.now();
  const log = path.join(logs, `${name.replaceAll(/[^\w.+-]+/g, '-')}.log`);
  rmSync(log, { force: true });
  const base = path.join(cleanUp.folder, String(Object.keys(variants).indexOf(name)));
  await attempt(variant, base, log);
  rmSync(base, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  const minutes = `${((performance.now() - start) / 60_000).toFixed(1)} min`;
  const text = readFileSync(log, 'utf8').trim();
  const counts = /^(\d+) passed, (\d+) failed(?:, (\d+) skipped)?$/m.exec(text);
  if (!counts)
    return ['0', '1', '0', minutes, text.split('\n').findLast((line) => !line.startsWith('npm')) ?? ''];
  const [, passed = '', failed = '', skipped = '0'] = counts;
  return [passed, failed, skipped, minutes, ''];
}

function print(...cells: string[]): void {
  console.log(cells.map((cell, at) => (at === 0 ? cell.padEnd(32) : cell.padStart(9))).join(' '));
}

const { values } = orFail(() =>
  parseArgs({ options: { list: { type: 'boolean' }, only: { type: 'string', default: '' } } }),
);
const names = orFail(() => parseNames('only', values.only, Object.keys(variants)));
if (values.list) console.log(names.join('\n'));
else {
  endWithNpm();
  mkdirSync(logs, { recursive: true });
  print('', 'passed', 'failed', 'skipped', 'time');
  for (const name of names) {
    const cells = await row(name, variants[name] ?? {});
    print(name, ...cells);
    if (Number(cells[1]) > 0) process.exitCode = 1;
  }
}
await cleanUp.end();
