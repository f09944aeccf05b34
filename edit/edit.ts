import path from 'node:path';
import type { Plugin } from 'vite';
import { shownSite } from './content/content.ts';
import { drawnFiles } from './content/drawn-files.ts';
import { createActions } from './server/actions.ts';
import { requestHandler } from './server/request-handler.ts';

// A file of the content, or what a language has besides.
const contentModule = /\/content\/((?:[\w-]+\/)?[\w-]+\.yaml)$|virtual:language\/([\w-]+)$/;
const exported = /^(export (?:default|const (clock|quickLinks) =) )(.*)$/gm;
/** The modules that pages load again after a change of a file, in which case React keeps their state. */
const changedInPlace: Record<(typeof drawnFiles)[number], string> = {
  'figures.yaml': '/content/figures.yaml',
  'mark.svg': '\0virtual:mark',
  'site.yaml': '/palette.css',
};
// As emitted by the JSX transform, which runs first.
const reactRuntime = '"react/jsx-dev-runtime"';
const ownRuntime = '"/edit/page/marks/jsx-dev-runtime.ts"';

/**
 * Vite plugin for `npm run edit`: marks the texts of the content, so that the page can trace each to its source, and
 * serves the panel that edits them.
 */
export function edit(): Plugin {
  let root = '';
  return {
    name: 'edit',
    apply: 'serve',
    // Takes precedence over command line options.
    config: () => ({ server: { host: '127.0.0.1', allowedHosts: [], cors: false } }),
    configResolved(config) {
      root = config.root;
    },
    transform(code, id) {
      if (id.startsWith(path.posix.join(root, 'app/'))) {
        return { code: code.replace(reactRuntime, ownRuntime), map: null };
      }
      const [, file, language] = contentModule.exec(id) ?? [];
      const loadedFrom = file ?? language;
      // Modules draw by the figures, so a change loads them again: see `hotUpdate`.
      if (this.environment.name !== 'client' || loadedFrom === undefined || file === 'figures.yaml')
        return undefined;
      const lines = code.replaceAll(exported, (_, begin: string, name: string | undefined, value: string) => {
        const loadedAs = JSON.stringify(name === undefined ? loadedFrom : `${loadedFrom}/${name}`);
        return `${begin}loaded(${loadedAs}, ${value})`;
      });
      return { code: `import { loaded } from '/edit/page/marks/live.ts';\n${lines}`, map: null };
    },
    hotUpdate: {
      // After the content's own, which would load nothing again.
      order: 'post',
      handler({ file, server: { config }, modules }) {
        const { name, moduleGraph } = this.environment;
        const drawn = drawnFiles.find((each) => file === path.posix.join(config.root, 'content', each));
        if (name !== 'client' || !drawn || !shownSite(config.root)) return modules;
        const id = changedInPlace[drawn];
        const module = moduleGraph.getModuleById(id.startsWith('/') ? config.root + id : id);
        return module ? [...modules, module] : modules;
      },
    },
    transformIndexHtml: () => [
      { tag: 'script', attrs: { type: 'module', src: '/edit/page/edit.tsx' }, injectTo: 'body' },
    ],
    configureServer(server) {
      const { hot } = server.environments.client;
      const actions = createActions(root, (step) => hot.send('edit:progress', { step }));
      server.middlewares.use('/@edit/', requestHandler(actions));
    },
  };
}
