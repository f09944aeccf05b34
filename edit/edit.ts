import path from 'node:path';
import type { DevEnvironment, Plugin } from 'vite';
import { createActions } from './server/actions.ts';
import { requestHandler } from './server/request-handler.ts';

// A content file, or the module with what else a language has.
const contentModule = /\/content\/((?:[\w-]+\/)?[\w-]+\.yaml)$|virtual:language\/([\w-]+)$/;
// Lines of JavaScript end at U+2028 for `m` and `.`, and texts may have one.
const exported = /(?<=^|\n)(export (?:default|const (clock|menus) =) )([^\n]*)/g;
/** The modules that draw from a file. When it changes, they are loaded again, and React keeps its state. */
const drawnBy = {
  'figures.yaml': '/content/figures.yaml',
  'logo.svg': '\0virtual:logo',
  'site.yaml': '/palette.css',
};
// As emitted by the JSX transform, which runs first.
const reactRuntime = '"react/jsx-dev-runtime"';
const ownRuntime = '"/edit/page/picking/jsx-dev-runtime.ts"';

/** `files` are full paths; none while the content has a mistake. */
export type ContentChange = { revision: number; files: readonly string[] };

type Announcements = {
  announce: (client: DevEnvironment, files: readonly string[]) => void;
  refuse: (client: DevEnvironment) => void;
};

/**
 * Vite plugin for `npm run edit`: marks the texts of the content, so that the page can trace each to its source, and
 * serves the panel that edits them. `notice` is what the development server does once content files have changed.
 */
export function edit(notice: (files: readonly string[]) => void): Plugin & { api: Announcements } {
  let root = '';
  let revision = 0;
  const tell = ({ hot }: DevEnvironment, files: readonly string[]) => {
    revision += 1;
    hot.send('edit:content', { revision, files } satisfies ContentChange);
  };
  return {
    api: {
      announce(client, files) {
        for (const [file, id] of Object.entries(drawnBy)) {
          const module = client.moduleGraph.getModuleById(id.startsWith('/') ? root + id : id);
          // Pages handle messages in turn, so they have loaded it by the time that they are told.
          if (module && files.includes(path.posix.join(root, 'content', file)))
            void client.reloadModule(module);
        }
        tell(client, files);
      },
      // Pages keep what they show, and the bar says what is to be corrected.
      refuse: (client) => tell(client, []),
    },
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
      // Modules draw by the figures, so a change loads them again.
      if (this.environment.name !== 'client' || loadedFrom === undefined || file === 'figures.yaml')
        return undefined;
      const lines = code.replaceAll(exported, (_, begin: string, name: string | undefined, value: string) => {
        const loadedAs = JSON.stringify(name === undefined ? loadedFrom : `${loadedFrom}/${name}`);
        return `${begin}loaded(${loadedAs}, ${value}, import.meta.url)`;
      });
      return { code: `import { loaded } from '/edit/page/picking/live.ts';\n${lines}`, map: null };
    },
    transformIndexHtml: () => [
      {
        tag: 'script',
        attrs: {
          type: 'module',
          src: '/edit/page/edit.tsx',
          // The server may be starting anew once more, for another language.
          onerror: 'setTimeout(() => location.reload(), 2000)',
        },
        injectTo: 'body',
      },
    ],
    configureServer(server) {
      const { hot } = server.environments.client;
      const actions = createActions(root, {
        progress: (progress) => hot.send('edit:check', progress),
        show: (files) => {
          notice(files.map((file) => path.posix.join(root, 'content', file)));
          return revision;
        },
      });
      server.middlewares.use('/@edit/', requestHandler(actions));
    },
  };
}
