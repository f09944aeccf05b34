import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { isRunnableDevEnvironment, type Plugin, type Rolldown, type ViteBuilder } from 'vite';
import { hydrationChunks } from './chunks.ts';
import { documents, type SiteDocument } from './documents.ts';
import { fontFaces, preloadedFonts } from '../fonts/fonts.ts';
import { pageStyles, splitLayers } from './page-styles.ts';
import type { render as Render } from '#app/entry-prerender.tsx';

const serverBundle = '.cache/prerender';

function chunksIn(bundle: Rolldown.RolldownOutput): Rolldown.OutputChunk[] {
  return bundle.output.filter((output) => output.type === 'chunk');
}

/** The first script of a document: where it finds the rest stands in its attributes. */
function bootElement(boot: string, chunks: readonly string[], styles: string): string {
  const [hydrate, ...preload] = chunks.map((name) => `/${name}`);
  return `<script async src="/${boot}" data-hydrate="${hydrate}" data-preload="${preload.join(' ')}" data-styles="/${styles}"></script>`;
}

function stylesheetName(bundle: Rolldown.RolldownOutput): string {
  const sheet = bundle.output.find(({ fileName }) => fileName.endsWith('.css'));
  if (!sheet) throw new Error('the bundle has no stylesheet');
  return sheet.fileName;
}

/** Waits for a document; fails the build where it never comes, of which Node says nothing: it runs out of work. */
async function settled(address: string, work: Promise<string>): Promise<string> {
  const complain = () => {
    console.error(`${address} is never finished: it waits for something that does not come`);
    process.exitCode = 1;
  };
  process.once('exit', complain);
  try {
    return await work;
  } finally {
    process.off('exit', complain);
  }
}

async function buildSite(builder: ViteBuilder): Promise<void> {
  const { client, boot, ssr } = builder.environments;
  if (!client || !boot || !ssr) throw new Error('an environment of the build is missing');
  const bundle = (await builder.build(client)) as Rolldown.RolldownOutput;
  const bootBundle = (await builder.build(boot)) as Rolldown.RolldownOutput;
  await builder.build(ssr);

  const { root } = builder.config;
  const dist = path.resolve(root, client.config.build.outDir);
  const styles = stylesheetName(bundle);
  const sheet = path.join(dist, styles);
  const { common, rest } = splitLayers(await readFile(sheet, 'utf8'));
  // What every document has already would have the browser style everything again, and with the fonts lay it out.
  await writeFile(sheet, rest.replaceAll(/@font-face\s*{[^}]*}/g, ''));
  const bootFile = bootBundle.output[0].fileName;
  const fontAddress = (name: string) => {
    const font = bundle.output.find((file) => file.type === 'asset' && file.names.includes(`${name}.woff2`));
    if (!font) throw new Error(`the bundle has no font ${name}`);
    return `/${font.fileName}`;
  };
  const fontAssets = { fontFaces: fontFaces(root, fontAddress), fonts: preloadedFonts.map(fontAddress) };

  const entry = pathToFileURL(path.resolve(root, serverBundle, 'entry-prerender.js')).href;
  const { render } = (await import(entry)) as { render: typeof Render };
  const renderWith = (document: SiteDocument, ownCss: string) =>
    settled(
      document.address,
      render(document.address, {
        ...fontAssets,
        css: ownCss,
        boot: bootElement(bootFile, hydrationChunks(root, document, chunksIn(bundle)), styles),
      }),
    );
  // One sheet for all languages of a page: a hash of each stands in the Content-Security-Policy.
  for (const languages of Map.groupBy(documents(), ({ page }) => page).values()) {
    const unstyled = await Promise.all(languages.map((document) => renderWith(document, '')));
    const ownCss = common + (await pageStyles(rest, unstyled));
    for (const document of languages) {
      const target = path.join(dist, document.file);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, await renderWith(document, ownCss));
    }
  }
}

/** Builds the browser's bundle, then renders every page to an HTML file. In development, renders on request. */
export function prerender(): Plugin {
  return {
    name: 'prerender',
    config: () => ({
      builder: { buildApp: buildSite },
      environments: {
        client: { build: { rolldownOptions: { input: 'app/entry-client.tsx' } } },
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
            outDir: serverBundle,
            emptyOutDir: true,
            copyPublicDir: false,
            rolldownOptions: {
              input: 'app/entry-prerender.tsx',
              output: { entryFileNames: '[name].js' },
            },
          },
        },
      },
    }),
    configureServer(server) {
      return () => {
        server.middlewares.use(async (request, response, next) => {
          const address = request.originalUrl ?? '/';
          if (!request.headers.accept?.includes('text/html')) return next();
          try {
            const { ssr } = server.environments;
            if (!isRunnableDevEnvironment(ssr)) throw new Error('the development server cannot run modules');
            const { render } = await ssr.runner.import<{ render: typeof Render }>('/app/entry-prerender.tsx');
            const html = await render(address, {
              css: '',
              fontFaces: fontFaces(server.config.root, (name) => `/@fonts/${name}.woff2`),
              boot: '<script type="module" src="/app/entry-client.tsx"></script>',
              fonts: preloadedFonts.map((name) => `/@fonts/${name}.woff2`),
            });
            response.setHeader('content-type', 'text/html; charset=utf-8');
            response.end(await server.transformIndexHtml(address, html));
          } catch (error) {
            next(error);
          }
        });
      };
    },
  };
}
