import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { isRunnableDevEnvironment, type Plugin, type Rolldown, type ViteBuilder } from 'vite';
import { fontFaces } from './fonts.ts';
import { locales, type Locale } from '../app/site/locales.ts';
import { pageAddress, pages, type PageId } from '../app/site/pages.ts';
import type { Assets, render as Render } from '../app/entry-prerender.tsx';

const serverBundle = '.cache/prerender';

/** A document of the site: its page, its language, its address, and the file in `dist/` that holds it. */
export type SiteDocument = { page: PageId | 'not-found'; locale: Locale; address: string; file: string };

/** Every document of the site. */
export function documents(): SiteDocument[] {
  return locales.flatMap((locale): SiteDocument[] => {
    const folder = locale.prefix && `${locale.prefix}/`;
    return [
      ...pages.map(({ id, slug }) => ({
        page: id,
        locale,
        address: pageAddress(id, locale),
        file: slug ? `${folder}${slug}.html` : locale.prefix ? `${locale.prefix}.html` : 'index.html',
      })),
      // The splat route: hosts serve this file, with status 404, at every unknown address.
      { page: 'not-found', locale, address: `/${folder}404`, file: `${folder}404.html` },
    ];
  });
}

/** Finds what a document refers to in the browser's bundle. */
function assetsOf(bundle: Rolldown.RolldownOutput, root: string, css: string): Assets {
  const entry = bundle.output.find((chunk) => chunk.type === 'chunk' && chunk.isEntry);
  if (!entry) throw new Error('the bundle has no entry');
  const fontAddress = (name: string) => {
    const font = bundle.output.find((file) => file.type === 'asset' && file.names.includes(`${name}.woff2`));
    if (!font) throw new Error(`the bundle has no font ${name}`);
    return `/${font.fileName}`;
  };
  return {
    css,
    fontFaces: fontFaces(root, fontAddress),
    script: `/${entry.fileName}`,
    font: fontAddress('schibsted'),
  };
}

async function buildSite(builder: ViteBuilder): Promise<void> {
  const { client, ssr: server } = builder.environments;
  if (!client || !server) throw new Error('the client or the server environment is missing');
  const bundle = (await builder.build(client)) as Rolldown.RolldownOutput;
  await builder.build(server);

  const { root } = builder.config;
  const dist = path.resolve(root, client.config.build.outDir);
  const sheet = bundle.output.find(({ fileName }) => fileName.endsWith('.css'));
  if (!sheet) throw new Error('the bundle has no stylesheet');
  const css = await readFile(path.join(dist, sheet.fileName), 'utf8');
  const assets = assetsOf(bundle, root, css.trim());
  // Inlined in every document, so the file itself is never asked for.
  await rm(path.join(dist, sheet.fileName));

  const entry = pathToFileURL(path.resolve(root, serverBundle, 'entry-prerender.js')).href;
  const { render } = (await import(entry)) as { render: typeof Render };
  for (const { address, file } of documents()) {
    const target = path.join(dist, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, await render(address, assets));
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
              script: '/app/entry-client.tsx',
              font: '/@fonts/schibsted.woff2',
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
