import path from 'node:path';
import type { DevEnvironment, Plugin, ViteDevServer } from 'vite';
import type { LoadedPage } from '#packages/site/page-facts.ts';
import { endWithNpm } from '#hosting/end-with-npm.ts';
import { paletteCss, samplePaletteModule } from '#packages/content/brand/palette.ts';
import { mistakesInWords } from '#packages/content/reading/mistakes.ts';
import { checkInTurns, currentSite, currentSource, knownMistakes, loadSite } from '#packages/content/site.ts';
import { prune } from '../store.ts';
import { gallerySamples, samplesFolder, samplesModule } from './gallery-samples.ts';
import { pageAt } from './page-at.ts';
import { createQuiet, type Quiet } from './quiet.ts';
import { refuseOtherSites } from './refuse-other-sites.ts';
import { createRenderer, type Renderer } from './render.ts';
import { createFileServer, type FileServer } from './serve-files.ts';
import { serveFonts } from './serve-fonts.ts';
import { serveGallery } from './serve-gallery.ts';
import { servePages } from './serve-pages.ts';

/** Returns the data of the page at an address of a project; undefined if there is none. */
export type PageData = (root: string, address: string) => Promise<LoadedPage | undefined>;

/** How pages learn of changes of the content, and where else they differ in edit mode. */
type Options = {
  /** Notifies the open pages that these content files have changed. */
  announce: (client: DevEnvironment, files: readonly string[]) => void;
  /** Called instead while the content has mistakes, with their words. */
  refuse: (client: DevEnvironment, mistakes: string) => void;
  /** The document that replaces pages while the content has a mistake; without one, Vite shows the mistake. */
  standIn?: string;
  /** Without it, the data is as in a build. */
  pageData?: PageData;
};

/** Checks what pages have not waited for, while none is loaded, and says what is wrong with it. */
async function checkTheRest(
  { config, environments }: ViteDevServer,
  quiet: Quiet,
  refuse: Options['refuse'],
) {
  const { logger, root } = config;
  await quiet.wait();
  if (currentSource(root).isChecked()) return;
  const mistakes = await checkInTurns(root, quiet.wait);
  if (mistakes.length === 0) return;
  logger.error(mistakesInWords(mistakes));
  refuse(environments.client, mistakesInWords(mistakes));
}

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
}: Options = withOverlay): Plugin {
  // Files changed since the pages were last notified, which does not happen while the content has a mistake.
  const changed = new Set<string>();
  let renderer: Renderer | undefined;
  let files: FileServer | undefined;
  return {
    name: 'development',
    apply: 'serve',
    resolveId: (id) => ([samplesModule, samplePaletteModule].includes(id) ? `\0${id}` : undefined),
    async load(id) {
      const { root } = this.environment.config;
      if (id === `\0${samplePaletteModule}`)
        return paletteCss(loadSite(path.join(root, samplesFolder)).palette);
      if (id !== `\0${samplesModule}`) return undefined;
      return `export default ${JSON.stringify(await gallerySamples(root))}`;
    },
    configureServer(server) {
      endWithNpm();
      // Pages are served all the same, and say it if they cannot be.
      const say = ({ message }: Error) =>
        server.config.logger.error(`Work in the background ended: ${message}`);
      // It grows with each text that is changed, and only a build would end with this.
      prune(server.config.root).catch(say);
      server.middlewares.use(refuseOtherSites());
      const quiet = createQuiet();
      server.middlewares.use(quiet.serve);
      checkTheRest(server, quiet, refuse).catch(say);
      const { render } = (renderer = createRenderer(server, pageData));
      server.middlewares.use('/@fonts/', serveFonts());
      server.middlewares.use('/gallery', serveGallery(server));
      files = createFileServer(server, render);
      server.middlewares.use(files.serve);
      // Runs last, because pages (and the not-found page) match every address.
      return () => server.middlewares.use(servePages(server, { render, pageData, standIn }));
    },
    hotUpdate({ file, modules, server: { config } }) {
      const { name, moduleGraph } = this.environment;
      const isContent = file.startsWith(path.posix.join(config.root, 'content/'));
      if (name === 'ssr' && (isContent || modules.length > 0)) renderer?.invalidate();
      if (!isContent) return name === 'ssr' ? [] : undefined;

      // Any content file may quote any figure, so invalidate all of them.
      for (const module of moduleGraph.idToModuleMap.values()) {
        if (/\/content\/|virtual:/.test(module.id ?? '')) moduleGraph.invalidateModule(module);
      }
      if (name !== 'client') return [];
      files?.invalidate();
      changed.add(file);
      const mistakes = knownMistakes(currentSource(config.root));
      if (mistakes.length > 0) {
        refuse(this.environment, mistakesInWords(mistakes));
        return [];
      }
      announce(this.environment, [...changed]);
      changed.clear();
      return [];
    },
  };
}
