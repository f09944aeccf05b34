import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotli } from '#generate/finish/compress.ts';

const twinFolder = '.cache/twin';

/** Copies the built site without scripts: the same HTML and CSS, and so a lower bound for load times. */
export async function buildTwin(dist: string): Promise<string> {
  rmSync(twinFolder, { recursive: true, force: true });
  cpSync(dist, twinFolder, { recursive: true });
  for (const file of globSync('**/*.html', { cwd: twinFolder })) {
    const full = path.join(twinFolder, file);
    const html = readFileSync(full, 'utf8').replaceAll(/<script\b[^>]*\bsrc=[^>]*><\/script>\n?/g, '');
    writeFileSync(full, html);
    writeFileSync(`${full}.br`, await brotli(Buffer.from(html)));
  }
  return twinFolder;
}
