import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const source = '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2';

/** Latin-1 and every other character that a content file uses, so that Spanish never falls back. */
function characters(root: string): string {
  const latin1 = Array.from({ length: 0x100 - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index));
  const folder = path.join(root, 'content');
  const contentText = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
  return [...new Set([...latin1, ...Array.from(contentText.join(''))])].toSorted().join('');
}

/** Emits the site's one font, subset to the characters that it needs. */
export function fonts(): Plugin {
  const font = createRequire(import.meta.url).resolve(source);
  return {
    name: 'fonts',
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      const subset = await subsetFont(await readFile(font), characters(this.environment.config.root), {
        targetFormat: 'woff2',
      });
      this.emitFile({ type: 'asset', name: 'schibsted-grotesk.woff2', source: subset });
    },
    configureServer(server) {
      server.middlewares.use('/@fonts/schibsted-grotesk.woff2', async (_, response) => {
        response.setHeader('content-type', 'font/woff2');
        response.end(await readFile(font));
      });
    },
  };
}
