import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';
import { packageOfModule, siteBom, type Bom } from './supply/bom.ts';

// Not a module of the bundle: the font is cut to size and sent as a file.
const fontPackage = '@fontsource-variable/schibsted-grotesk';

/** The licence texts of the packages whose code or font visitors receive: their licences ask that they travel along. */
function notices(root: string, shipped: readonly string[]): string {
  return shipped
    .map((name) => {
      const folder = path.join(root, 'node_modules', name);
      const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
      const text = file ? readFileSync(path.join(folder, file), 'utf8').trim() : 'See its package.json.';
      return `${name}\n${'='.repeat(name.length)}\n\n${text}\n`;
    })
    .join('\n\n');
}

/** npm's own list of the packages in the lockfile (CycloneDX 1.5); undefined where npm is not to be had. */
async function npmBom(root: string): Promise<Bom | undefined> {
  try {
    const { stdout } = await promisify(execFile)(
      'npm',
      ['sbom', '--sbom-format=cyclonedx', '--package-lock-only'],
      // In production npm would leave out devDependencies, which here are all.
      {
        cwd: root,
        env: { ...process.env, NODE_ENV: '' },
        maxBuffer: 1 << 26,
        shell: process.platform === 'win32',
      },
    );
    return JSON.parse(stdout) as Bom;
  } catch {
    return undefined;
  }
}

/** Writes what the site is made of: `release/sbom.cdx.json`, and `licences.txt` for visitors. */
export function supply(): Plugin {
  const shipped = new Set([fontPackage]);
  return {
    name: 'supply',
    // One instance for all environments: what one bundle holds, the end of the build writes.
    sharedDuringBuild: true,
    apply: 'build',
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return;
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (const id of chunk.moduleIds) {
          const name = packageOfModule(id);
          if (name) shipped.add(name);
        }
      }
    },
    buildApp: {
      order: 'post',
      async handler(builder) {
        const { root, logger } = builder.config;
        const names = [...shipped]
          .filter((name) => existsSync(path.join(root, 'node_modules', name)))
          .toSorted();
        const dist = path.resolve(root, builder.config.build.outDir);
        writeFileSync(path.join(dist, 'licences.txt'), notices(root, names));
        const bom = await npmBom(root);
        if (!bom) return logger.warn('release/sbom.cdx.json is not written: npm did not answer.');
        mkdirSync(path.join(root, 'release'), { recursive: true });
        const { name } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
          name: string;
        };
        const text = `${JSON.stringify(siteBom(bom, name, names), null, 2)}\n`;
        writeFileSync(path.join(root, 'release/sbom.cdx.json'), text);
      },
    },
  };
}
