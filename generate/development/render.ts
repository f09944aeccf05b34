import { isRunnableDevEnvironment, type ViteDevServer } from 'vite';
import type { render as Render } from '#app/entry-prerender.tsx';
import type { PageData } from './development.ts';
import { partsOf } from './handler.ts';

export type Renderer = {
  /** The HTML inside the root element at an address; see app/entry-prerender.tsx. */
  render: (address: string) => Promise<string>;
  invalidate: () => void;
};

/** Does one thing at a time, so that a change never mixes old and new modules in one page. */
export function createRenderer(server: ViteDevServer, pageData: PageData): Renderer {
  const { ssr } = server.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error('the development server cannot run modules');
  const { runner } = ssr;
  let last: Promise<unknown> = Promise.resolve();

  async function renderNow(address: string): Promise<string> {
    const { render } = await runner.import<{ render: typeof Render }>('/app/entry-prerender.tsx');
    const { pathname } = partsOf(address);
    return render(address, await pageData(server.config.root, pathname));
  }

  return {
    render(address) {
      const result = last.then(() => renderNow(address));
      // Modules that failed must not be reused.
      last = result.catch(() => runner.clearCache());
      return result;
    },
    invalidate() {
      last = last.then(() => runner.clearCache());
    },
  };
}
