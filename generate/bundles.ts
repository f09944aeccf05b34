import path from 'node:path';
import type { EnvironmentOptions, Rolldown, ViteBuilder } from 'vite';
import { licencesFile } from './finish/licences.ts';

const rendererFolder = '.cache/prerender';

// Has Chromium compile a file while it arrives, beside the main thread, and not each function at its first call.
// https://github.com/WICG/explicit-javascript-compile-hints-file-based
const compileHint = '//# allFunctionsCalledOnLoad';

/** The files that most visits need: the libraries, which keep their name across deploys, and what pages share. */
const sharedFiles = [
  {
    name: 'react',
    test: /node_modules\/(?:react|react-dom|react-router|scheduler|@tanstack)\//,
    priority: 2,
  },
  { name: 'site', minShareCount: 3, priority: 1 },
];

/** Three builds: the browser's code, the boot script, and the code that renders the pages ahead of time. */
export const environments: Record<string, EnvironmentOptions> = {
  client: {
    build: {
      license: { fileName: licencesFile },
      rolldownOptions: {
        input: 'app/entry-client.tsx',
        treeshake: { propertyReadSideEffects: false },
        output: {
          codeSplitting: { groups: sharedFiles },
          postBanner: ({ name }) => (sharedFiles.some((file) => file.name === name) ? compileHint : ''),
        },
      },
    },
  },
  boot: {
    consumer: 'client',
    build: {
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: 'app/boot.ts',
        output: { format: 'iife', entryFileNames: 'assets/boot-[hash].js' },
      },
    },
  },
  ssr: {
    build: {
      outDir: rendererFolder,
      emptyOutDir: true,
      copyPublicDir: false,
      rolldownOptions: { input: 'app/entry-prerender.tsx', output: { entryFileNames: '[name].js' } },
    },
  },
};

/** What the three builds wrote. File names are relative to the site's folder. */
export type Bundles = {
  /** The browser's scripts. */
  chunks: readonly Rolldown.OutputChunk[];
  /** The one stylesheet of all pages. */
  stylesheet: string;
  /** The boot script. */
  boot: string;
  /** The absolute path of the module that renders pages: app/entry-prerender.tsx. */
  renderer: string;
};

/** Builds the browser's code, the boot script and the renderer. */
export async function buildBundles(builder: ViteBuilder, dist: string): Promise<Bundles> {
  const build = async (name: string): Promise<Rolldown.RolldownOutput> => {
    const environment = builder.environments[name];
    if (!environment) throw new Error(`the build has no environment "${name}"`);
    return (await builder.build(environment)) as Rolldown.RolldownOutput;
  };
  const client = await build('client');
  const boot = await build('boot');
  await build('ssr');
  const stylesheet = client.output.find(({ fileName }) => fileName.endsWith('.css'));
  if (!stylesheet) throw new Error(`${dist} has no stylesheet`);
  return {
    chunks: client.output.filter((output) => output.type === 'chunk'),
    stylesheet: stylesheet.fileName,
    boot: boot.output[0].fileName,
    renderer: path.resolve(builder.config.root, rendererFolder, 'entry-prerender.js'),
  };
}
