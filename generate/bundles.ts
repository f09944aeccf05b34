import path from 'node:path';
import type { EnvironmentOptions, Rolldown, ViteBuilder } from 'vite';
import { writeNeededFeatures } from './needed-features.ts';

/** Licences of the bundled packages, which must be distributed with them. Vite writes the list. */
export const licencesFile = 'licences.txt';

const rendererFolder = '.cache/prerender';

// Makes Chromium compile the whole file on a background thread while it downloads, instead of lazily on the main
// thread. https://github.com/WICG/explicit-javascript-compile-hints-file-based
const compileHint = '//# allFunctionsCalledOnLoad';

/**
 * Shared chunks: the libraries, whose hash survives most deploys, and modules that two or more of our own chunks import,
 * except what is large and needed by few pages: time zones, and the query client with its library.
 */
const chunkGroups = [
  {
    name: 'react',
    test: /node_modules\/(?:react|react-dom|react-router|scheduler)\//,
    priority: 2,
  },
  {
    name: 'site',
    test: /^(?!.*\/(?:node_modules|app\/time|app\/pages\/insights|app\/layout\/(?:blocks|proof|questions|shared-day|stories)|app\/ui\/(?:day-chart|photo))\/|.*\/query-client\.)/,
    minShareCount: 2,
    priority: 1,
  },
];

/** The three Vite environments: the browser bundle, the boot script, and the renderer that prerenders the pages. */
export const environments: Record<string, EnvironmentOptions> = {
  client: {
    build: {
      license: { fileName: licencesFile },
      rolldownOptions: {
        input: 'app/entry-client.tsx',
        plugins: [writeNeededFeatures()],
        treeshake: { propertyReadSideEffects: false },
        output: {
          codeSplitting: { groups: chunkGroups },
          postBanner: ({ name }) => (chunkGroups.some((group) => group.name === name) ? compileHint : ''),
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

/** Output of the three builds. File names are relative to the output folder. */
export type Bundles = {
  /** All chunks of the browser bundle. */
  chunks: readonly Rolldown.OutputChunk[];
  /** The stylesheet with the CSS of all pages. */
  stylesheet: string;
  /** The boot script. */
  boot: string;
  /** The absolute path of the module that renders pages: app/entry-prerender.tsx. */
  renderer: string;
};

/** Builds the browser bundle, the boot script and the renderer. Throws if a build fails or emits no stylesheet. */
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
