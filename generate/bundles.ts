import { createHash } from 'node:crypto';
import { appendFileSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { EnvironmentOptions, Rolldown, ViteBuilder } from 'vite';
import { sha256 } from '#hosting/rules.ts';
import { collections } from '#packages/content/collections/collections.ts';

/** Licences of the bundled packages, which must be distributed with them. Vite writes the list. */
const licencesFile = 'licences.txt';

const rendererFolder = '.cache/prerender';

// Makes Chromium compile the whole file on a background thread while it downloads, instead of lazily on the main
// thread. https://github.com/WICG/explicit-javascript-compile-hints-file-based
const compileHint = '//# allFunctionsCalledOnLoad';

// Large, and needed by few pages.
const ofFewPages = [
  'node_modules|packages/time|app/query-client|app/browser/draft|app/ui/(?:day-chart|photo)',
  'packages/site/(?:contact-message|search-options|without-accents)',
  'app/layout/(?:blocks|lists|policy|proof|prose|questions|search|shared-day|stories)',
  ...Object.values(collections).map(({ view }) => path.posix.dirname(view.component)),
];

/**
 * Shared chunks: the libraries, whose hash survives most deploys; modules that two or more of our own chunks import; and what
 * people, clients and stories say, whose files would otherwise be smaller than the requests for them.
 */
const chunkGroups = [
  {
    name: 'react',
    test: /node_modules\/(?:react|react-dom|react-router|scheduler)\//,
    priority: 2,
  },
  {
    name: 'site',
    test: new RegExp(String.raw`^(?!.*/(?:${ofFewPages.join('|')})[/.])`),
    minShareCount: 2,
    priority: 1,
  },
  { name: 'proof', test: /\/app\/layout\/(?:proof|stories)\//, minShareCount: 2, priority: 1 },
  // Small files that the charts of a day share.
  {
    name: 'charts',
    test: /\/app\/(?:ui\/day-chart|layout\/shared-day\/chart-room)/,
    minShareCount: 2,
    priority: 0,
  },
  // Articles show photos and need none of the groups above, one of which would otherwise contain this.
  { name: 'photo', test: /\/app\/ui\/photo\//, priority: 2 },
];

const root = path.resolve(import.meta.dirname, '..');
// Without vowels, names spell no words, among them those by which blockers know advertisements.
const letters = 'bcdfghjklmnpqrstvwxz';
const named = new Map<string, string>();

/** Four letters, because a document has a hundred such names, and they do not compress. Throws if two classes would get the same. */
export function classNameOf(name: string, file: string): string {
  const own = `${path.relative(root, file)}: .${name}`;
  const hash = createHash('sha256').update(own).digest().subarray(0, 4);
  const short = Array.from(hash, (byte) => letters[byte % letters.length]).join('');
  const other = named.get(short) ?? own;
  if (other !== own) throw new Error(`${own} and ${other} would have the same name: rename one of them`);
  named.set(short, own);
  return short;
}

/** The environment of a script that runs before the first gesture: one file, without imports. */
function earlyScript(name: string): EnvironmentOptions {
  return {
    consumer: 'client',
    build: {
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: `app/${name}.ts`,
        output: { format: 'iife', entryFileNames: `assets/${name}-[hash].js` },
      },
    },
  };
}

export const environments: Record<string, EnvironmentOptions> = {
  client: {
    build: {
      license: { fileName: licencesFile },
      rolldownOptions: {
        input: 'app/entry-client.tsx',
        treeshake: { propertyReadSideEffects: false },
        output: {
          codeSplitting: { groups: chunkGroups },
          postBanner: ({ name }) => (chunkGroups.some((group) => group.name === name) ? compileHint : ''),
        },
      },
    },
  },
  boot: earlyScript('boot'),
  draft: earlyScript('keep-draft'),
  ssr: {
    build: {
      outDir: rendererFolder,
      emptyOutDir: true,
      copyPublicDir: false,
      rolldownOptions: { input: 'app/entry-prerender.tsx', output: { entryFileNames: '[name].js' } },
    },
  },
};

/** File names are relative to the output folder. */
export type Bundles = {
  chunks: readonly Rolldown.OutputChunk[];
  stylesheet: string;
  /** The scripts that run before the first gesture: on all pages, and also on the contact page. */
  early: { boot: string; draft: string };
  /** The module that renders pages, app/entry-prerender.tsx: its absolute path, and a hash of it and all that it imports. */
  renderer: { module: string; hash: string };
};

export async function buildBundles(builder: ViteBuilder, dist: string): Promise<Bundles> {
  const build = async (name: string): Promise<Rolldown.RolldownOutput> => {
    const environment = builder.environments[name];
    const built = environment && (await builder.build(environment));
    if (!built || !('output' in built)) throw new Error(`the build has no single output "${name}"`);
    return built;
  };
  const client = await build('client');
  const boot = await build('boot');
  const draft = await build('draft');
  const { output } = await build('ssr');
  const stylesheet = client.output.find(({ fileName }) => fileName.endsWith('.css'));
  if (!stylesheet) throw new Error(`${dist} has no stylesheet`);
  return {
    chunks: client.output.filter((output) => output.type === 'chunk'),
    stylesheet: stylesheet.fileName,
    early: { boot: boot.output[0].fileName, draft: draft.output[0].fileName },
    renderer: {
      module: path.resolve(builder.config.root, rendererFolder, 'entry-prerender.js'),
      hash: sha256(output.map((each) => (each.type === 'chunk' ? each.code : '')).join('\n')),
    },
  };
}

const fontPackage = '@fontsource-variable/schibsted-grotesk';

/** Appends the font's licence, which Vite omits because the font is not a module. */
export function writeLicences(dist: string): void {
  const text = readFileSync(createRequire(import.meta.url).resolve(`${fontPackage}/LICENSE`), 'utf8');
  appendFileSync(path.join(dist, licencesFile), `\n---\n\n## ${fontPackage}\n\n${text.trim()}\n`);
}
