import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const source = createRequire(import.meta.url).resolve(
  '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2',
);

/** One file of the site's family: its name, its characters, and the OpenType features that it keeps. */
type Subset = { name: string; characters: string[]; features: string[] };

function range(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
}

function contentCharacters(root: string): string[] {
  const folder = path.join(root, 'content');
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
  return Array.from(texts.join('')).filter((character) => character > ' ');
}

const spanish = Array.from('ÁÉÍÑÓÚÜáéíñóúü¡¿');
// What components write between words.
const signs = Array.from('·©–');

/**
 * The family in two files. The first has what English, Spanish and the content need, with kerning, and is preloaded.
 * The second has the rest of Latin-1 for what visitors type, without kerning, which is half of a file's bytes; a
 * browser fetches it only where it meets such a character.
 */
function subsets(root: string): [Subset, Subset] {
  const first = new Set([...range(0x20, 0x7e), '\u00a0', ...signs, ...spanish, ...contentCharacters(root)]);
  const rest = new Set(range(0xa1, 0xff)).difference(first);
  return [
    { name: 'schibsted', characters: [...first].toSorted(), features: ['kern', 'tnum'] },
    { name: 'schibsted-latin-1', characters: [...rest], features: [] },
  ];
}

function unicodeRange(characters: readonly string[]): string {
  const points = characters.map((character) => character.codePointAt(0) ?? 0).toSorted((a, b) => a - b);
  const spans: [number, number][] = [];
  for (const point of points) {
    const last = spans.at(-1);
    if (last && point === last[1] + 1) last[1] = point;
    else spans.push([point, point]);
  }
  return spans
    .map(([from, to]) => `U+${from.toString(16)}${to > from ? `-${to.toString(16)}` : ''}`)
    .join(',');
}

/** The `@font-face` rules of the family, for files that were emitted at these addresses, by subset name. */
export function fontFaces(root: string, addressOf: (name: string) => string): string {
  return subsets(root)
    .map(
      ({ name, characters }) =>
        `@font-face{font-family:"Schibsted Grotesk";src:url(${addressOf(name)}) format("woff2");` +
        `font-weight:400 800;font-display:swap;unicode-range:${unicodeRange(characters)}}`,
    )
    .join('');
}

/** Emits the site's one family, subset to the characters that it needs. */
export function fonts(): Plugin {
  return {
    name: 'fonts',
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      const font = await readFile(source);
      for (const { name, characters, features } of subsets(this.environment.config.root)) {
        const subset = await subsetFont(font, characters.join(''), {
          targetFormat: 'woff2',
          variationAxes: { wght: { min: 400, max: 800 } },
          keepFeatures: features,
          noHinting: true,
          dropTables: ['STAT', 'MVAR'],
        });
        this.emitFile({ type: 'asset', name: `${name}.woff2`, source: subset });
      }
    },
    configureServer(server) {
      server.middlewares.use('/@fonts/', async (_, response) => {
        response.setHeader('content-type', 'font/woff2');
        response.end(await readFile(source));
      });
    },
  };
}
