import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { DevEnvironment, Plugin, ViteDevServer, Connect } from 'vite';
import type { LoadedPage } from '#packages/site/page-facts.ts';
import { endWithNpm } from '#hosting/end-with-npm.ts';
import { mistakesInWords } from '#packages/content/reading/mistakes.ts';
import {
  checkInTurns,
  currentSite,
  currentSource,
  knownMistakes,
  type Site,
} from '#packages/content/site.ts';
import { allDocuments } from '#packages/content/documents/documents.ts';
import { ownFont } from '../fonts/font-file.ts';
import { prune } from '../store.ts';
import { refuseOtherSites } from './handler.ts';
import { createRenderer, type Renderer } from './render.ts';
import { createFileServer } from './serve-files.ts';
import { servePages } from './serve-pages.ts';
import { loadedPage } from '../documents/loaded-page.ts';
import { setImmediate, setTimeout } from 'node:timers/promises';

/** Knows when no page is loading: work that can wait would slow it down. */
export function createQuiet() {
  let open = 0;
  // When the last answer was given; Infinity while one is due.
  let last = Infinity;
  const serve: Connect.NextHandleFunction = (_request, response, next) => {
    open += 1;
    last = Infinity;
    response.once('close', () => {
      open -= 1;
      if (open === 0) last = performance.now();
    });
    next();
  };
  /** Waits until there were requests, and all have been answered for half a second. */
  const wait = async () => {
    await setImmediate();
    while (performance.now() < last + 500) await setTimeout(50);
  };
  return { serve, wait };
}

export async function pageAt(site: Site | undefined, address: string): Promise<LoadedPage | undefined> {
  const document = site && allDocuments(site).find((each) => each.address === address);
  return document && loadedPage(site, document);
}

export type PageData = (root: string, address: string) => Promise<LoadedPage | undefined>;

/** What differs in edit mode. */
type Options = {
  announce: (client: DevEnvironment, files: readonly string[]) => void;
  refuse: (client: DevEnvironment, mistakes: string) => void;
  /** The document that replaces pages while the content has a mistake; without one, Vite shows the mistake. */
  standIn?: string;
  /** Without it, the data is as in a build. */
  pageData?: PageData;
};

/** Checks the texts for which no page has waited, while none is loading. */
async function checkTheRest(
  { config, environments }: ViteDevServer,
  waitForQuiet: () => Promise<void>,
  refuse: Options['refuse'],
) {
  const { logger, root } = config;
  await waitForQuiet();
  if (currentSource(root).isChecked()) return;
  const mistakes = await checkInTurns(root, waitForQuiet);
  if (mistakes.length === 0) return;
  logger.error(mistakesInWords(mistakes));
  refuse(environments.client, mistakesInWords(mistakes));
}

const hashOf = (file: string) => (existsSync(file) ? hash('sha256', readFileSync(file)) : '');

const withOverlay: Options = {
  announce: ({ hot }) => hot.send({ type: 'full-reload' }),
  refuse: ({ hot }, message) => hot.send({ type: 'error', err: { message, stack: '' } }),
};

/** Vite plugin for `npm run dev`: serves the pages and files that the build would write, rendered on request. */
export function development({
  announce,
  refuse,
  standIn,
  pageData = (root, address) => pageAt(currentSite(root, { showsAll: true }), address),
}: Options = withOverlay): Plugin & { api: { notice: (files: readonly string[]) => void } } {
  // Pages are told of no file while the content has a mistake.
  const untold = new Set<string>();
  const knownHashes = new Map<string, string>();
  let running:
    | { server: ViteDevServer; renderer: Renderer; files: ReturnType<typeof createFileServer> }
    | undefined;

  /** Takes full paths, just written. The watcher says nothing more of what has the same bytes. */
  function notice(changed: readonly string[]): void {
    if (!running) return;
    const { server, renderer, files } = running;
    for (const file of changed) {
      knownHashes.set(file, hashOf(file));
      untold.add(file);
    }
    renderer.invalidate();
    files.invalidate();
    const { client, ssr } = server.environments;
    // Any content file may quote any figure, so invalidate all of them.
    for (const { moduleGraph } of [client, ssr]) {
      for (const module of moduleGraph.idToModuleMap.values()) {
        if (/\/content\/|virtual:/.test(module.id ?? '')) moduleGraph.invalidateModule(module);
      }
    }
    const mistakes = knownMistakes(currentSource(server.config.root));
    if (mistakes.length > 0) return refuse(client, mistakesInWords(mistakes));
    announce(client, [...untold]);
    untold.clear();
  }
  return {
    api: { notice },
    name: 'development',
    apply: 'serve',
    configureServer(server) {
      endWithNpm();
      // Pages are served all the same.
      const say = ({ message }: Error) =>
        server.config.logger.error(`Work in the background ended: ${message}`);
      // What is kept grows with each text that is changed, and otherwise only a build prunes it.
      prune(server.config.root).catch(say);
      server.middlewares.use(refuseOtherSites());
      const quiet = createQuiet();
      server.middlewares.use(quiet.serve);
      checkTheRest(server, quiet.wait, refuse).catch(say);
      const renderer = createRenderer(server, pageData);
      const { render } = renderer;
      // Not from node_modules, which may be a link to a folder that Vite does not serve.
      server.middlewares.use('/@fonts/', ({ url = '' }, response) => {
        const file = Object.values(ownFont).find(({ name }) => name.endsWith(url));
        response.setHeader('content-type', 'font/woff2').end(file?.bytes);
      });
      const files = createFileServer(server, render);
      server.middlewares.use(files.serve);
      running = { server, renderer, files };
      // Runs last, because pages (and the not-found page) match every address.
      return () => server.middlewares.use(servePages(server, { render, pageData, standIn }));
    },
    hotUpdate({ file, modules, server: { config } }) {
      const isClient = this.environment.name === 'client';
      if (!file.startsWith(path.posix.join(config.root, 'content/'))) {
        if (!isClient && modules.length > 0) running?.renderer.invalidate();
        return isClient ? undefined : [];
      }
      if (isClient && knownHashes.get(file) !== hashOf(file)) notice([file]);
      return [];
    },
  };
}
