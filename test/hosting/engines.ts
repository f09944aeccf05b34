/** Starts each engine with the built files and the generated configuration. */
import { chownSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findProgram } from '../find-program.ts';
import { freePort, run, type Running } from '../run-server.ts';
import { builtRoot } from '../sites/sites.ts';

/** The fictional company's site, in a copy of the project: it counts visits, posts its form, and has old addresses. */
const root = builtRoot('meridian');
export const dist = path.join(root, 'dist');

const wrangler = path.resolve('test/hosting/tools/node_modules/wrangler/bin/wrangler.js');

export type Engine = {
  name: string;
  /** Which precompressed files of the build it sends for which `Accept-Encoding`, instead of compressing by itself. */
  sends: readonly (readonly [coding: 'br', accepted: string])[];
  /** The `Server` header in production, by which hosting/engines/hosts.ts finds its exceptions. */
  announced?: string;
  /** What must be installed first; undefined if nothing. */
  missing: () => string | undefined;
  start: () => Promise<Running>;
};

/** The user nobody if tests run as root: servers must not need privileges. */
const unprivileged = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** Starts a server in a temporary folder, with a copy of the built site. */
async function inFolder(start: (folder: string, port: number) => Promise<Running>): Promise<Running> {
  const folder = mkdtempSync(path.join(tmpdir(), 'engine-'));
  if (unprivileged.uid) chownSync(folder, unprivileged.uid, unprivileged.gid);
  cpSync(dist, path.join(folder, 'site'), { recursive: true, preserveTimestamps: true });
  const { origin, stop } = await start(folder, await freePort());
  return { origin, stop: () => stop().then(() => rmSync(folder, { recursive: true, force: true })) };
}

/** The container's configuration, with local port and folders. Node's pipes cannot be opened as /dev/stdout. */
function startNginx(folder: string, port: number): Promise<Running> {
  cpSync(path.join(root, 'release/nginx'), folder, { recursive: true });
  const file = path.join(folder, 'nginx.conf');
  const text = readFileSync(file, 'utf8')
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replace('/srv/site', `${folder}/site`)
    .replace('/dev/stdout', `${folder}/access.log`)
    .replaceAll('/tmp/nginx', `${folder}/nginx`);
  writeFileSync(file, text);
  return run(port, ['nginx', '-c', file, '-g', 'daemon off;'], unprivileged);
}

function caddyfile(folder: string): string {
  const file = path.join(folder, 'Caddyfile');
  cpSync(path.join(root, 'release/caddy/Caddyfile'), file);
  return file;
}

const local = ['--local', '--ip=127.0.0.1', '--inspector-port=0'] as const;
const toBrowsers = ['br', 'gzip, deflate, br, zstd'] as const;

export const engines: readonly Engine[] = [
  {
    name: 'npm start',
    sends: [toBrowsers],
    missing: () => undefined,
    start: async () => {
      const port = await freePort();
      const script = path.join(root, 'scripts/serve.ts');
      return run(port, [process.execPath, script], { cwd: root, env: { PORT: String(port) } });
    },
  },
  {
    name: 'nginx',
    announced: 'nginx',
    sends: [toBrowsers],
    missing: () => {
      if (!findProgram('nginx')) return 'nginx';
      const module = '/usr/share/nginx/modules-available/mod-http-brotli-static.conf';
      return existsSync(module) ? undefined : "nginx's Brotli module";
    },
    start: () => inFolder(startNginx),
  },
  {
    name: 'Caddy',
    sends: [toBrowsers],
    missing: () => (findProgram('caddy') ? undefined : 'caddy'),
    start: () =>
      inFolder((folder, port) =>
        run(port, ['caddy', 'run', '--adapter', 'caddyfile', '--config', caddyfile(folder)], {
          ...unprivileged,
          env: {
            SITE_ADDRESS: `http://:${port}`,
            SITE_ROOT: `${folder}/site`,
            HOME: folder,
            XDG_CONFIG_HOME: folder,
            XDG_DATA_HOME: folder,
          },
        }),
      ),
  },
  {
    name: 'Cloudflare (workerd)',
    announced: 'cloudflare',
    // It compresses by itself, and differently at its edge than here.
    sends: [],
    missing: () => (existsSync(wrangler) ? undefined : 'wrangler'),
    start: () =>
      inFolder((folder, port) =>
        run(port, [process.execPath, wrangler, 'dev', `--port=${port}`, ...local], {
          cwd: root,
          env: { CI: '1', WRANGLER_SEND_METRICS: 'false', HOME: folder, XDG_CONFIG_HOME: folder },
        }),
      ),
  },
];
