import path from 'node:path';
import type { Connect, Plugin } from 'vite';
import { shownSite } from './content/content.ts';
import { createActions } from './server/actions.ts';
import { answer } from './server/answer.ts';
import { pictureRequests } from './server/requests.ts';
import { bodyOf, maxPictureBytes, rejectionReason, sendJson } from './server/same-origin.ts';
import { moduleAt } from './words/origins.ts';

const contentModule = /\/content\/((?:[\w-]+\/)?[\w-]+\.yaml)$/;
// As emitted by the JSX transform, which runs first.
const reactRuntime = '"react/jsx-dev-runtime"';
const ownRuntime = '"/edit/page/marks/jsx-dev-runtime.ts"';

/** Handles the panel's requests under /@edit/. */
function requestHandler(root: string): Connect.NextHandleFunction {
  const actions = createActions(root);
  return async (request, response) => {
    const rejection = rejectionReason(request);
    if (rejection) return sendJson(response, 403, { error: rejection });
    const name = (request.url ?? '').replace(/^\//, '');
    const most = pictureRequests.has(name) ? maxPictureBytes : undefined;
    const { status, data } = await answer(actions, name, () => bodyOf(request, most));
    return sendJson(response, status, data);
  };
}

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
    async transform(code, id) {
      if (id.startsWith(path.posix.join(root, 'app/'))) {
        return { code: code.replace(reactRuntime, ownRuntime), map: null };
      }
      const [, name] = contentModule.exec(id) ?? [];
      if (name === undefined || !code.startsWith('export default ')) return undefined;
      const site = shownSite(root);
      if (!site) return undefined;
      const data = code.slice('export default '.length);
      const values = [JSON.stringify(name), data, JSON.stringify((await moduleAt(site, name)).origins)];
      const lines = [
        `import { registerModule } from '/edit/page/marks/live.ts';`,
        `export default registerModule(${values.join(', ')});`,
      ];
      return { code: lines.join('\n'), map: null };
    },
    transformIndexHtml: () => [
      { tag: 'script', attrs: { type: 'module', src: '/edit/page/edit.tsx' }, injectTo: 'body' },
    ],
    configureServer(server) {
      server.middlewares.use('/@edit/', requestHandler(root));
    },
  };
}
